import { useEffect, useRef, type RefObject } from 'react'

/** The returned function puts the focus back where it was before it moved into the region around `list`. */
export function useFocusReturn(list: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const remember = () => {
      const { activeElement } = document
      if (!list.current?.parentElement?.contains(activeElement)) before.current = activeElement
    }
    remember()
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [list])
  return () => {
    if (before.current instanceof HTMLElement) before.current.focus()
  }
}
