import { useEffect } from 'react'
import { fullLoad } from '../release/full-load'
import type { Fragment } from '../release/page'
import { Island } from './island'
import { FragmentBoundary } from './fragment-boundary'
import { prerenderedHtml } from './prerendered-html'
import { markStatic, Preserved } from './preserved'

/** Replaces a fragment that failed after a client navigation: the server can render it. */
function ServerPage() {
  useEffect(fullLoad, [])
  return null
}

interface FragmentProps<Props> {
  /** `page`, or the place of a slot: its name with the props that it passes. */
  name: string
  fragment: Fragment<Props>
  props: Props
}

/**
 * Shows a fragment of a remote inside a boundary: if it fails, the rest of the page stays, and the fragment shows its prerendered HTML,
 * whose links and forms work without scripts.
 */
export function RemoteFragment<Props extends object>({ name, fragment, props }: FragmentProps<Props>) {
  const { kind, remote } = fragment
  const frame = { 'data-fragment': name, 'data-remote': remote, className: 'sh:contents' }
  if (kind === 'island') return <Island name={name} fragment={fragment} frame={frame} />
  const served = <Preserved {...frame} ref={markStatic} html={prerenderedHtml(name) ?? ''} />
  if (kind === 'html') return served
  const { isServed = false, Component } = fragment
  const fallback = isServed ? served : <ServerPage />
  return (
    <FragmentBoundary key={remote} remote={remote} name={name} isServed={isServed} fallback={fallback}>
      <div {...frame}>
        <Component {...props} />
      </div>
    </FragmentBoundary>
  )
}
