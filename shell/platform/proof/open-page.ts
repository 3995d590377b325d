import type { Page } from 'playwright-core'
import { hydration } from './hydration'
import { within } from './time-limit'

/** Limit for loading and hydrating a page (ms): generous, because pages are opened side by side. */
const loadLimit = 10_000
/** Limit for a hydrated page to answer (ms). */
const answerLimit = 2_000

/** Opens a page and waits until it is hydrated. @returns what was expected and not seen; undefined if all was */
export async function openPage(page: Page, url: string): Promise<string | undefined> {
  const loaded = await within(
    loadLimit,
    // `within` sets the limit; the default would be that of an element.
    page.goto(url, { waitUntil: 'load', timeout: 0 }).then(() => true),
  )
  if (!loaded) return `a page that loads within ${loadLimit / 1000} s`
  if (!(await within(loadLimit, page.evaluate(hydration, { selector: '[data-fragment]' }))))
    return `a page that hydrates within ${loadLimit / 1000} s`
  const answered = await within(
    answerLimit,
    page.evaluate(() => true),
  )
  return answered ? undefined : `a page that answers within ${answerLimit / 1000} s`
}
