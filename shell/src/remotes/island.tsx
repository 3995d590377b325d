import { useRef, type ComponentProps, type SyntheticEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Fragment } from '../release/page'
import { FragmentBoundary } from './fragment-boundary'
import { keepEntries } from './keep-entries'
import { markStatic, Preserved } from './preserved'

/** Prefix of React's generated ids in an island: the publisher and the browser must use the same. */
export const islandIdPrefix = (name: string) => `island-${name.replace('.', '-')}-`

interface IslandProps {
  name: string
  fragment: Extract<Fragment<object>, { kind: 'island' }>
  frame: ComponentProps<'div'>
}

/** A fragment that becomes a separate React root when a visitor focuses it or points at it. */
export function Island({ name, fragment, frame }: IslandProps) {
  const started = useRef(false)
  const { remote, html } = fragment

  async function start(element: HTMLElement): Promise<void> {
    const Loaded = await fragment.load()
    const fallback = <Preserved ref={markStatic} html={html} />
    hydrateRoot(
      element,
      <FragmentBoundary remote={remote} name={name} isServed fallback={fallback}>
        <Loaded />
      </FragmentBoundary>,
      { identifierPrefix: islandIdPrefix(name), onRecoverableError: keepEntries(element) },
    )
  }

  const hydrate = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (started.current) return
    started.current = true
    start(currentTarget).catch((error: unknown) => {
      // The plain form still works; the next focus tries again.
      started.current = false
      console.error(`Remote ${remote} could not be loaded for ${name}.`, error)
    })
  }

  return <Preserved {...frame} html={html} onFocus={hydrate} onPointerEnter={hydrate} />
}
