import { useEffect, type RefObject } from 'react'

/** Closes the header's open dropdown when the visitor presses outside it; groups in the slide-out menu stay open. */
export function useCloseOnOutsidePress(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const close = (event: PointerEvent) => {
      for (const details of container.current?.querySelectorAll('details[name][open]') ?? []) {
        if (!(event.target instanceof Node && details.contains(event.target))) details.removeAttribute('open')
      }
    }
    addEventListener('pointerdown', close)
    return () => removeEventListener('pointerdown', close)
  }, [container])
}
