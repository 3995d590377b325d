import { useEffect, type RefObject } from 'react'

/** Closes every open `details` in `container` when the visitor presses outside of it. */
export function useCloseOnOutsidePress(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const close = (event: PointerEvent) => {
      for (const details of container.current?.querySelectorAll('details[open]') ?? []) {
        if (!(event.target instanceof Node && details.contains(event.target))) details.removeAttribute('open')
      }
    }
    addEventListener('pointerdown', close)
    return () => removeEventListener('pointerdown', close)
  }, [container])
}
