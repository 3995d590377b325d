import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in served HTML and while it is hydrated, true from then on: for what may only stand with JavaScript. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
