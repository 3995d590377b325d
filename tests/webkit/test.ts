import { expect, test as base } from '@playwright/test'
import { openSession, type Session } from './session'
import { startDriver } from './start-driver'

export { expect } from '@playwright/test'

/** Keeps what goes wrong in the document from here on; the driver itself tells nothing of a page's console. */
function listen(): void {
  const found: string[] = []
  Object.assign(globalThis, { strayErrors: found })
  addEventListener('error', ({ message }) => found.push(message))
  addEventListener('unhandledrejection', ({ reason }) => found.push(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    found.push(violatedDirective),
  )
  console.error = (...args: unknown[]) => found.push(args.join(' '))
}

/** What `listen` kept; null when another document has taken the place of the one that was opened. */
const strayErrors = () => (globalThis as { strayErrors?: string[] }).strayErrors ?? null

/** The shell removes both attributes: the first when it hydrates the menu, the second when all content is laid out. */
export const isHydrated = () => document.querySelector('#mobile-menu[popover], [data-lay-out]') === null

/** The driver clicks at once where it has scrolled to. */
function scrollAtOnce(): void {
  document.documentElement.style.scrollBehavior = 'auto'
}

/** What still moves cannot be clicked. */
async function standstill(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
}

/** A page of the site in WebKitGTK. */
const sitePage = (session: Session, origin: string) => ({
  ...session,
  /** Opens a page and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await session.open(new URL(path, origin).href)
    await session.evaluate(listen)
    await session.evaluate(scrollAtOnce)
    await expect.poll(() => session.evaluate(isHydrated)).toBe(true)
  },
  /** The visible element whose accessible name begins so, as soon as there is one. */
  async find(selector: string, name: string) {
    let element = await session.find(selector, name)
    await expect
      .poll(async () => (element ??= await session.find(selector, name)), `${selector} "${name}"`)
      .toBeDefined()
    await session.evaluate(standstill)
    return element!
  },
})

/** A journey in one document of the site: another document in its place, or a stray error, fails it. */
export const test = base.extend<{ site: ReturnType<typeof sitePage> }, { driver: string }>({
  driver: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
    async ({}, use) => {
      const { at, stop } = await startDriver()
      await use(at)
      await stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ driver, baseURL }, use) => {
    const session = await openSession(driver)
    await use(sitePage(session, baseURL ?? ''))
    const stray = await session.evaluate(strayErrors)
    await session.end()
    expect(stray, 'stray errors').toEqual([])
  },
})
