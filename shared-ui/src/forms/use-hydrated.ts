import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in served HTML and while it is hydrated, true soon after: for what may only stand with JavaScript. Deferred, so
 * that the page answers before all of that is rendered.
 */
export const useHydrated = () =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  )
