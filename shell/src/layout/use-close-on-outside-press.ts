import { useEffect, type RefObject } from 'react'

/** Closes the open dropdown of the header when the visitor presses outside of it; the slide-out menu's groups stay. */
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
