import { fullLoad } from './full-load'
import { isCertain, requireCurrent } from './page-data'

/**
 * Whether the visitor has gone back or forward since the document loaded, before scripts ran. If the tab has shown both pages in one
 * document, the browser then changes only the address.
 */
export function isAtOtherAddress(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && new URL(load.name).pathname !== location.pathname
}

/** Checks the release of a document that the browser brings back from its cache, as for a page behind a link. */
export function checkReturns(): void {
  const check = () => {
    if (!isCertain()) requireCurrent().catch(fullLoad)
  }
  check()
  addEventListener('pageshow', check)
}
