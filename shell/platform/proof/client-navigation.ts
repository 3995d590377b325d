import type { Page } from 'playwright-core'
import { within } from './time-limit'

/** Limit for a navigation (ms): generous, because pages are opened side by side on busy machines. */
const limit = 10_000

interface Departure {
  /** Where the tab goes. */
  path: string
  /** The title of the page that it leaves. */
  left: string
}

/** Follows a link to another page: the first in the main region, or else in the frame; null without one. Runs in the page. */
function follow(paths: string[]): Departure | null {
  const isOther = (link: HTMLAnchorElement) =>
    // The browser opens another tab, or keeps a file.
    !link.matches('[target], [download]') &&
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    !link.hash &&
    !link.search &&
    paths.includes(link.pathname)
  const link = ['main a[href]', 'a[href]']
    .flatMap((selector) => [...document.querySelectorAll<HTMLAnchorElement>(selector)])
    .find(isOther)
  if (!link) return null
  Object.assign(globalThis, { isSameDocument: true })
  const left = document.title
  link.click()
  return { path: link.pathname, left }
}

/** Goes back to `path`. Runs in the page. */
function goBack(path: string): Departure {
  history.back()
  // The browser has not gone yet: the title is that of the page that it leaves.
  return { path, left: document.title }
}

/**
 * Whether the tab has arrived without a new document. The shell changes the title when it shows a page, and no two pages have the
 * same. Runs in the page.
 */
async function arrival({ path, left }: Departure): Promise<boolean> {
  while (location.pathname !== path || document.title === left)
    await new Promise((resolve) => setTimeout(resolve, 20))
  return 'isSameDocument' in globalThis
}

/** Whether the tab arrives: another document ends the evaluation. */
const arrives = (page: Page, departure: Departure | undefined) => {
  const arrived = departure && page.evaluate(arrival, departure).catch(() => false)
  return arrived && within(limit, arrived)
}

/** Goes to another page by a link and back again. @returns what was expected and not seen; undefined if all was */
export async function navigateAndReturn(page: Page, paths: string[]): Promise<string | undefined> {
  const start = new URL(page.url()).pathname
  const there = await within(limit, page.evaluate(follow, paths))
  if (there === null) return undefined
  if (!there) return `a page that answers a click on a link within ${limit / 1000} s`
  if (!(await arrives(page, there))) return `a link to ${there.path} to lead there without another document`
  const back = await within(limit, page.evaluate(goBack, start))
  return (await arrives(page, back)) ? undefined : `the way back from ${there.path} without another document`
}
