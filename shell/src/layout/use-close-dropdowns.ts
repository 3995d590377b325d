import { useEffect, type RefObject } from 'react'

/**
 * Closes the header's open dropdown when the visitor presses outside it, or goes back or forward; groups in the slide-out menu stay
 * open.
 */
export function useCloseDropdowns(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const close = ({ target }: Event) => {
      for (const details of container.current?.querySelectorAll('details[name][open]') ?? []) {
        if (!(target instanceof Node && details.contains(target))) details.removeAttribute('open')
      }
    }
    const closed = new AbortController()
    for (const event of ['pointerdown', 'popstate']) addEventListener(event, close, { signal: closed.signal })
    return () => closed.abort()
  }, [container])
}
