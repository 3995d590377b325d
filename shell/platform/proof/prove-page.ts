import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Finding } from '../publish/findings/finding'
import { navigateAndReturn } from './client-navigation'
import { listenToFaults, type Fault } from './faults'
import { hydrationDifference } from './hydration-difference'
import { openPage } from './open-page'
import { sendForm, type FormToSend } from './send-form'
import { within } from './time-limit'

/** A page to open: its path, its remote, its forms, and the paths that its links may lead to. */
export interface PageToProve {
  path: string
  remote: string
  forms: FormToSend[]
  paths: string[]
}

/** Runs before each page: the visitor saves data, so that nothing is prefetched. */
const beforePages = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`

/** Limit for an element to appear and be usable (ms). */
const patience = 5_000

/** Limit for all that is done on a page (ms), for one that freezes where no step has a limit of its own. */
const pageLimit = 60_000

/** A browser window with an empty cache. Its visitor prefers reduced motion, so that no check waits for an animation. */
export async function openWindow(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  context.setDefaultTimeout(patience)
  await context.addInitScript(beforePages)
  return context
}

type Unseen = Pick<Finding, 'check' | 'expected' | 'found'>

async function sendForms(page: Page, forms: FormToSend[]): Promise<Unseen[]> {
  const unseen: Unseen[] = []
  for (const toSend of forms) {
    const found = await sendForm(page, toSend)
    const expected = `POST ${toSend.form.call} with the fields that it takes`
    if (found !== undefined) unseen.push({ check: `form ${toSend.kind}`, expected, found })
  }
  return unseen
}

/** What a visitor would expect and does not see, in order. */
async function use(
  page: Page,
  url: string,
  { path, forms, paths }: PageToProve,
  faults: Map<string, Fault>,
): Promise<Unseen[]> {
  const unopened = await openPage(page, url + path)
  if (unopened !== undefined) return [{ check: 'page in a browser', expected: unopened, found: 'none' }]
  const differing = await hydrationDifference(page, url + path, faults)
  const unsent = await sendForms(page, forms)
  const lost = await navigateAndReturn(page, paths)
  const unreached = lost === undefined ? [] : [{ check: 'client navigation', expected: lost, found: 'none' }]
  return [...differing, ...unsent, ...unreached]
}

/** A page that the browser cannot use: it has crashed or frozen, or a field cannot be filled in. */
const unusable = (found: string): Unseen[] => [
  { check: 'page in a browser', expected: 'a page that a visitor can use', found },
]

const firstLine = ({ message }: Error) => message.split('\n', 1)[0] ?? ''

const faultFinding = ({ check, found, remote }: Fault, page: PageToProve): Finding => ({
  page: page.path,
  remote: remote ?? page.remote,
  check,
  about: found,
  expected: 'none',
  found,
})

const findingOn = (page: PageToProve) => (unseen: Unseen) => ({
  page: page.path,
  remote: page.remote,
  ...unseen,
})

/** A tab, or why there is none: a page may keep the browser from opening another, or end it. */
export const tabInTime = async (openTab: () => Promise<Page>): Promise<Page | string> =>
  (await within(pageLimit, openTab().catch(firstLine))) ?? `no tab within ${pageLimit / 1000} s`

/** Uses one page of a served release in a tab as a visitor does. @returns its findings */
export async function provePage(
  openTab: () => Promise<Page>,
  url: string,
  page: PageToProve,
): Promise<Finding[]> {
  const tab = await tabInTime(openTab)
  if (typeof tab === 'string') return unusable(tab).map(findingOn(page))
  const faults = listenToFaults(tab)
  const using = use(tab, url, page, faults).catch((error: Error) => unusable(firstLine(error)))
  const unseen = (await within(pageLimit, using)) ?? unusable(`no answer within ${pageLimit / 1000} s`)
  // Not awaited: a page that loops does not close.
  void tab.close().catch(() => {})
  return [...unseen.map(findingOn(page)), ...[...faults.values()].map((fault) => faultFinding(fault, page))]
}
