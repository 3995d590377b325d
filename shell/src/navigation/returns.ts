import { fullLoad } from './full-load'
import { isCertain, requireCurrent } from './page-data'

/** Checks the release of a document that the browser brings back from its cache, as for a page behind a link. */
export function checkReturns(): void {
  const check = () => {
    if (!isCertain()) requireCurrent().catch(fullLoad)
  }
  check()
  addEventListener('pageshow', check)
}
