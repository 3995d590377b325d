import type { Page } from 'playwright-core'
import { pageFacts } from '../publish/page-checks/page-facts'
import type { Finding } from '../publish/findings/finding'
import { inTime } from '../publish/findings/in-time'
import type { Fault } from './faults'

/** Most characters of a page in the browser that are compared: far more than its HTML may have. */
const longest = 5_000_000

/** The shell's report that a page rendered in the browser differs from its HTML (`shell/src/remotes/keep-entries.ts`). */
const report = 'Hydration had to recover.'

const wordsOf = (html: string, url: string) => pageFacts(html, new URL(url)).words.split(' ')

const around = (words: string[], at: number) => `"${words.slice(Math.max(0, at - 3), at + 4).join(' ')}"`

/** Where the text of a page in the browser first differs from that of its HTML; undefined if it does not. */
export function differingText(html: string, inBrowser: string, url: string): string | undefined {
  const [before, after] = [wordsOf(html, url), wordsOf(inBrowser, url)]
  const longer = after.length > before.length ? after : before
  const at = longer.findIndex((_, index) => before[index] !== after[index])
  return at < 0 ? undefined : `${around(after, at)} where the HTML says ${around(before, at)}`
}

/**
 * The text that a hydrated page shows differently from its HTML. React's own report in `faults` does not name it, and is removed
 * if such a text is found.
 */
export async function hydrationDifference(page: Page, url: string, faults: Map<string, Fault>) {
  const [key] = [...faults].find(([, { found }]) => found.startsWith(report)) ?? []
  if (key === undefined) return []
  const html = await (await fetch(url)).text()
  const inBrowser = await page.content()
  const found =
    inBrowser.length > longest
      ? `${inBrowser.length} characters`
      : inTime(url, () => differingText(html, inBrowser, url))
  if (found === undefined) return []
  faults.delete(key)
  const expected =
    'the same text as in the HTML (rendering must not depend on the time, a random value or `window`)'
  return [{ check: 'hydration', expected, found }] satisfies Pick<Finding, 'check' | 'expected' | 'found'>[]
}
