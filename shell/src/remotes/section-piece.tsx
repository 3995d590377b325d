import { hydrateRoot } from 'react-dom/client'
import { Component, useRef, type ComponentType, type ReactNode } from 'react'
import { islandIdPrefix } from '../app/island-id'
import type { Piece } from '../app/loaded-page'
import { prerenderedHtml } from './prerendered-html'

interface PieceProps<Props> {
  /** Unique in the page: the slot's name, or `page`. */
  name: string
  piece: Piece<Props>
  props: Props
}

/**
 * Shows a piece of a section inside a boundary: whatever goes wrong in it, the rest of the page stands and the
 * piece shows its prerendered HTML, whose links and forms work without script.
 */
export function SectionPiece<Props extends object>({ name, piece, props }: PieceProps<Props>) {
  const frame = { 'data-piece': name, 'data-section': piece.section, className: 'sh:contents' }
  if (piece.kind === 'island') return <Island name={name} piece={piece} props={props} frame={frame} />
  if (piece.kind === 'html') return <Preserved frame={frame} html={piece.html} />
  return (
    <PieceBoundary key={piece.section} frame={frame} name={name}>
      <div {...frame}>
        <piece.Component {...props} />
      </div>
    </PieceBoundary>
  )
}

type Frame = { 'data-piece': string; 'data-section': string; className: string }

function Preserved({ frame, html }: { frame: Frame; html: string }) {
  return <div {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

class PieceBoundary extends Component<
  { frame: Frame; name: string; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    const { name, frame } = this.props
    console.error(`Section ${frame['data-section']} failed in ${name}; its prerendered content stays.`, error)
    // A page that was never prerendered into this document has no content to fall back to: load it as a document.
    if (prerenderedHtml(name) === undefined) location.reload()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Preserved frame={this.props.frame} html={prerenderedHtml(this.props.name) ?? ''} />
  }
}

interface IslandProps<Props> extends PieceProps<Props> {
  piece: Extract<Piece<Props>, { kind: 'island' }>
  frame: Frame
}

function Island<Props extends object>({ name, piece, props, frame }: IslandProps<Props>) {
  const started = useRef(false)
  const hydrate = (element: HTMLElement) => {
    if (started.current) return
    started.current = true
    piece.load().then(
      (Loaded: ComponentType<Props>) =>
        hydrateRoot(element, <Loaded {...props} />, { identifierPrefix: islandIdPrefix(name) }),
      (error: unknown) => {
        // The plain form keeps working; the next focus tries again.
        started.current = false
        console.error(`Section ${piece.section} could not be loaded for ${name}.`, error)
      },
    )
  }
  return (
    <div
      {...frame}
      onFocus={(event) => hydrate(event.currentTarget)}
      onPointerEnter={(event) => hydrate(event.currentTarget)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: piece.html }}
    />
  )
}
