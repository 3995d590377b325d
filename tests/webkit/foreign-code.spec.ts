import { foreignCode, remoteScripts } from '../e2e/foreign-code'
import { faultySite, foreignMark, type FaultySite } from '../setup/faulty-site'
import { siteUnderTest } from '../setup/site-under-test'
import { openSession, type Session } from './session'
import { expect, isHydrated, test as base } from './test'

/**
 * All tests share one window: opening one takes longer than a test. Each test has a site with an address of its own, and so with
 * caches and storage of its own. The shell reports each fault in the console, which fails no test here.
 */
const test = base.extend<{ faulty: FaultySite }, { visitor: Session }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
  faulty: async ({}, use) => {
    const faulty = await faultySite(siteUnderTest.url)
    await use(faulty)
    await faulty.stop()
  },
  visitor: [
    async ({ driver }, use) => {
      const session = await openSession(driver)
      await use(session)
      await session.end()
    },
    { scope: 'worker' },
  ],
})

// One browser for all.
test.describe.configure({ mode: 'default', timeout: 180_000 })

/** Most time that a busy machine may take for one load (ms). */
const patience = 60_000

/** Asks again where the driver has lost an answer. */
const hydrated = (visitor: Session) =>
  expect.poll(() => visitor.evaluate(isHydrated).catch(() => false), { timeout: patience }).toBe(true)

/** The foreign script was sent to the browser, and did not run in any document of the tab. */
async function expectRefused(visitor: Session, faulty: FaultySite): Promise<void> {
  expect(await visitor.evaluate(() => document.querySelector('main h1')?.textContent)).toBeTruthy()
  expect(faulty.heal()).toBeGreaterThan(0)
  expect(await visitor.evaluate((mark) => sessionStorage.getItem(mark), foreignMark)).toBeNull()
}

const markDocument = () => void Object.assign(globalThis, { sameDocument: true })
const isSameDocument = () => 'sameDocument' in globalThis

for (const fault of foreignCode) {
  for (const { what, address } of remoteScripts) {
    test(`first load, ${what} (${fault}): does not run`, async ({ visitor, faulty }) => {
      faulty.break(address, fault)
      await visitor.open(`${faulty.url}/programs`)
      await hydrated(visitor)
      await expectRefused(visitor, faulty)
    })

    test(`client navigation, ${what} (${fault}): does not run`, async ({ visitor, faulty }) => {
      faulty.break(address, fault)
      await visitor.open(`${faulty.url}/about`)
      await hydrated(visitor)
      await visitor.evaluate(markDocument)
      await visitor.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/programs"]')?.click())
      await expect
        .poll(() => visitor.evaluate(isSameDocument).catch(() => true), { timeout: patience })
        .toBe(false)
      await hydrated(visitor)
      await expectRefused(visitor, faulty)
    })
  }
}
