import { useEffect } from 'react'
import { fullLoad } from '../navigation/full-load'
import type { Fragment } from '../navigation/page'
import { Island } from './island'
import { FragmentBoundary } from './fragment-boundary'
import { Preserved } from './preserved'

/** Replaces a fragment that failed after a client navigation: the server can render it. */
function ServerPage() {
  useEffect(fullLoad, [])
  return null
}

interface FragmentProps<Props> {
  /** Unique on the page: the slot's name, or `page`. */
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
  if (kind === 'island') return <Island name={name} fragment={fragment} props={props} frame={frame} />
  if (kind === 'html') return <Preserved {...frame} html={fragment.html} />
  const isServed = fragment.html !== undefined
  const fallback =
    fragment.html === undefined ? <ServerPage /> : <Preserved {...frame} html={fragment.html} />
  return (
    <FragmentBoundary key={remote} remote={remote} name={name} isServed={isServed} fallback={fallback}>
      <div {...frame}>
        <fragment.Component {...props} />
      </div>
    </FragmentBoundary>
  )
}
