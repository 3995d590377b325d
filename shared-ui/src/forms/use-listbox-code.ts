import { useDeferredValue, useSyncExternalStore, type RefObject } from 'react'

type ListboxCode = typeof import('./listbox')

let loaded: ListboxCode | undefined

/** Loads the code, and looks again when it is there and whenever the focus has left a control. */
function subscribe(lookAgain: () => void) {
  document.addEventListener('focusout', lookAgain)
  import('./listbox').then(
    (code) => {
      loaded = code
      lookAgain()
    },
    // The browser's own select stays: it does all that is needed.
    () => {},
  )
  return () => document.removeEventListener('focusout', lookAgain)
}

/**
 * The listbox that takes the place of the browser's own `select`: nothing in served HTML, nor until its code has come, nor
 * as long as the select has the focus, as its choices may be open. Deferred, so that the page answers before all of that
 * is rendered.
 */
export function useListboxCode(select: RefObject<HTMLSelectElement | null>): ListboxCode | undefined {
  const isInUse = () => select.current !== null && select.current === document.activeElement
  const code = useSyncExternalStore(
    subscribe,
    () => (isInUse() ? undefined : loaded),
    () => undefined,
  )
  return useDeferredValue(code)
}
