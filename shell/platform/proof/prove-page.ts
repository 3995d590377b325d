import type { Browser, BrowserContext } from 'playwright-core'
import type { Finding } from '../publish/checks/finding'
import { navigateAndReturn } from './client-navigation'
import { listenToFaults } from './faults'
import { openPage } from './open-page'
import { sendForm, type FormToSend } from './send-form'

/** A page to open: its path, the remote that owns it, its forms, and where its links may lead. */
export interface PageToProve {
  path: string
  remote: string
  forms: FormToSend[]
  paths: string[]
}

/** Functions that run in the page come through the compiler, which calls this to keep their names. */
const keepName = 'globalThis.__name = (value) => value'

/** Nothing but the served release is reached, and no service. */
async function confine(context: BrowserContext, url: string): Promise<void> {
  await context.addInitScript(keepName)
  await context.route(
    (address) => address.origin !== url,
    (route) => route.abort('addressunreachable'),
  )
  await context.route('**/api/**', (route) => route.fulfill({ status: 503, json: {} }))
}

type Expected = { check: string; expected: string; found: string }

/** What does not come about, in the order in which a visitor would notice. */
async function missing(
  context: BrowserContext,
  url: string,
  { path, forms, paths }: PageToProve,
): Promise<{ faults: ReturnType<typeof listenToFaults>; unseen: Expected[] }> {
  const page = await context.newPage()
  const faults = listenToFaults(page)
  const unopened = await openPage(page, url + path)
  if (unopened) return { faults, unseen: [{ check: 'page in a browser', expected: unopened, found: 'none' }] }
  const unseen: Expected[] = []
  const lost = await navigateAndReturn(page, paths)
  if (lost) unseen.push({ check: 'client navigation', expected: lost, found: 'none' })
  for (const form of forms) {
    await openPage(page, url + path)
    const found = await sendForm(page, form)
    if (found)
      unseen.push({
        check: `form ${form.kind}`,
        expected: `POST ${form.form.call} with the fields that it takes`,
        found,
      })
  }
  return { faults, unseen }
}

/** Opens one page of a served release as a visitor. @returns what is wrong with it */
export async function provePage(browser: Browser, url: string, page: PageToProve): Promise<Finding[]> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' })
  await confine(context, url)
  const { faults, unseen } = await missing(context, url, page)
  // Not waited for: a page that loops does not close.
  void context.close().catch(() => {})
  const { path, remote } = page
  return [
    ...unseen.map((finding) => ({ page: path, remote, ...finding })),
    ...[...faults.values()].map((fault) => ({
      page: path,
      remote: fault.remote ?? remote,
      check: fault.check,
      about: fault.found,
      expected: 'none',
      found: fault.found,
    })),
  ]
}
