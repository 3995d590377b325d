import { useDeferredValue, useSyncExternalStore, type RefObject } from 'react'

type ListboxCode = typeof import('./listbox')

let loaded: ListboxCode | undefined

/** Loads the code; notifies when it is there and whenever a control loses the focus. */
function subscribe(notify: () => void) {
  document.addEventListener('focusout', notify)
  import('./listbox').then(
    (code) => {
      loaded = code
      notify()
    },
    // Without the code the browser's own select stays.
    () => {},
  )
  return () => document.removeEventListener('focusout', notify)
}

/**
 * The code of the listbox that replaces the browser's `select`; undefined in served HTML, until the code is loaded, and
 * while the select has the focus, because its options may be open. Deferred, so that its rendering blocks no input.
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
