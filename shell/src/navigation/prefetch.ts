import { isSaving } from './connection'
import type { PageSource } from './page'
import { pageOf, pathOf } from './links'

/** The links that stand in the header's bar, and in the slide-out menu once it is open. */
const links = 'header nav > ul > li > a'

/**
 * Foresees the pages that the header leads to once their links are on the screen: whoever points at one or taps it then waits
 * for its files only, not for the list of them before (decision 016).
 */
export function foreseePages({ foresee }: PageSource): void {
  if (isSaving()) return
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const page = isIntersecting ? pageOf(target, location.pathname) : undefined
      if (page !== undefined) foresee(pathOf(page))
    }
  })
  for (const link of document.querySelectorAll(links)) seen.observe(link)
}
