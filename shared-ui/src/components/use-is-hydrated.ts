import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether scripts run: false in served HTML, which may then leave out what does nothing without them. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
