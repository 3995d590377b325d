import type { Page } from 'playwright-core'
import { within } from './time-limit'

/** Limit for a navigation (ms): generous, because pages are opened side by side on busy machines. */
const limit = 10_000

interface Arrival {
  path: string
  /** The main heading of the previous page. */
  heading: string | null
}

/** Follows a link to another page: the first in the main region, or else in the frame. Runs in the page. */
function follow(paths: string[]): Arrival | undefined {
  const isOther = ({ pathname, origin, hash, search }: HTMLAnchorElement) =>
    origin === location.origin &&
    pathname !== location.pathname &&
    !hash &&
    !search &&
    paths.includes(pathname)
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], a[href]')].find(isOther)
  if (!link) return undefined
  Object.assign(globalThis, { isSameDocument: true })
  const heading = document.querySelector('main h1')?.textContent ?? null
  link.click()
  return { path: link.pathname, heading }
}

/** Whether the tab has arrived at `path` and shows another heading, without a new document. Runs in the page. */
async function arrival({ path, heading }: Arrival): Promise<boolean> {
  const isThere = () =>
    location.pathname === path && document.querySelector('main h1')?.textContent !== heading
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 20))
  return 'isSameDocument' in globalThis
}

/** Goes to another page by a link and back again. @returns what was expected and not seen; undefined if all was */
export async function navigateAndReturn(page: Page, paths: string[]): Promise<string | undefined> {
  const start = new URL(page.url()).pathname
  const there = await within(limit, page.evaluate(follow, paths))
  if (!there) return undefined
  const arrived = await within(
    limit,
    page.evaluate(arrival, there).catch(() => false),
  )
  if (!arrived) return `a link to ${there.path} to lead there without another document`
  const heading = await page.evaluate(() => document.querySelector('main h1')?.textContent ?? null)
  await page.evaluate(() => history.back())
  const returned = await within(
    limit,
    page.evaluate(arrival, { path: start, heading }).catch(() => false),
  )
  return returned ? undefined : `the way back from ${there.path} without another document`
}
