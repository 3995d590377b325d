import { useEffect, useState } from 'react'

/** A device that hydrates a page within a frame (ms) fades over at the cost of hardly one; four times slower, of three. */
const frame = 16

let isBrisk = true

/** Measures how brisk the device is by how long it takes to hydrate the page. */
export function useHydrationTime(): void {
  const [began] = useState(() => performance.now())
  useEffect(() => void (isBrisk = performance.now() - began <= frame), [began])
}

let arrive = () => {}

/** To be called when the next page stands in the document: the fade that waits for it begins. */
export const pageArrived = () => arrive()

/**
 * Lets `navigate` change to the next page as a view transition, where motion is welcome and the device is brisk: a slow one
 * shows the next page sooner without (decision 015). The page on the screen stands still until `pageArrived`, so this is for
 * pages that are there already.
 */
export function fadeOver(navigate: () => void): void {
  const isMotionWelcome = matchMedia('(prefers-reduced-motion: no-preference)').matches
  if (!isMotionWelcome || !isBrisk || !('startViewTransition' in document)) return navigate()
  const nextPage = () =>
    new Promise<void>((resolve) => {
      const end = () => {
        removeEventListener('popstate', end)
        resolve()
      }
      arrive = end
      // Whoever goes back at once stays where they are: no page arrives.
      addEventListener('popstate', end)
      navigate()
    })
  // A tab in the background, or the next click, leaves the fade out: the page changes all the same.
  document.startViewTransition(nextPage).ready.catch(() => {})
}
