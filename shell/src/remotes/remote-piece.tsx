import type { Piece } from '../navigation/page'
import { Island } from './island'
import { PieceBoundary } from './piece-boundary'
import { Preserved } from './preserved'
import { ServerPage } from './server-page'

interface PieceProps<Props> {
  /** Unique in the page: the slot's name, or `page`. */
  name: string
  piece: Piece<Props>
  props: Props
}

/**
 * Shows a piece of a remote inside a boundary: whatever goes wrong in it, the rest of the page stands and the
 * piece shows its prerendered HTML, whose links and forms work without script.
 */
export function RemotePiece<Props extends object>({ name, piece, props }: PieceProps<Props>) {
  const { kind, remote } = piece
  const frame = { 'data-piece': name, 'data-remote': remote, className: 'sh:contents' }
  if (kind === 'island') return <Island name={name} piece={piece} props={props} frame={frame} />
  if (kind === 'html') return <Preserved {...frame} html={piece.html} />
  const isServed = piece.html !== undefined
  const fallback = piece.html === undefined ? <ServerPage /> : <Preserved {...frame} html={piece.html} />
  return (
    <PieceBoundary key={remote} remote={remote} name={name} isServed={isServed} fallback={fallback}>
      <div {...frame}>
        <piece.Component {...props} />
      </div>
    </PieceBoundary>
  )
}
