import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether the page is hydrated: false in served HTML, which can leave out elements that need scripts. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
