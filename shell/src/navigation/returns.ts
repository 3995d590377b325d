import { fullLoad } from './full-load'
import { isCertain, requireCurrent } from './page-data'

/** A document that the browser brings back, from its cache or as it was, is asked about as a page that a link brings. */
export function checkReturns(): void {
  const check = () => {
    if (!isCertain()) requireCurrent().catch(fullLoad)
  }
  check()
  addEventListener('pageshow', check)
}
