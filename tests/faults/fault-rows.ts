import { isSameDocument, markDocument } from '../e2e/same-document'
import type { Page } from '@playwright/test'
import { mainNavigation } from '../e2e/main-link'
import { expect, hydrated, test, words, wordsOf } from '../e2e/test'
import { saveData } from '../setup/save-data'

/** A remote as visitors meet it: a page that holds a fragment of it, and a link inside that fragment. */
export interface Meeting {
  remote: string
  path: string
  inner: string
}

/** A page of each remote. */
export const meetings: Meeting[] = [
  { remote: 'mf-programs', path: '/programs', inner: 'main a[href="/programs/ahc"]' },
  { remote: 'mf-resources', path: '/resources', inner: 'main a[href="/resources/wellness-tools"]' },
  { remote: 'mf-engagement', path: '/contact', inner: 'main a[href="/admissions#quick-inquiry"]' },
]

/** Follows the header's link to `path`, out of its menu where it is in one. */
async function follow(page: Page, path: string): Promise<void> {
  const link = `a[href="${path}"]`
  const menu = mainNavigation(page).locator(`details:has(${link})`)
  if ((await menu.count()) > 0) await menu.locator('summary').click()
  await (path === '/' ? page.getByRole('banner') : mainNavigation(page)).locator(link).first().click()
  await expect(page).toHaveURL(path)
}

const expectWords = (page: Page, expected: string) =>
  expect(async () => expect(await words(page)).toBe(expected)).toPass({ timeout: 20_000 })

/** A client navigation inside the fragment: its code runs. */
async function expectAlive(page: Page, { inner }: Meeting): Promise<void> {
  const link = page.locator(inner).first()
  const address = (await link.getAttribute('href')) ?? ''
  await markDocument(page)
  await link.click()
  await expect(page).toHaveURL(address)
  expect(await isSameDocument(page)).toBe(true)
}

/** How a row breaks its remote and fixes it. */
interface Breakage {
  start: () => Promise<void> | void
  end: () => Promise<void> | void
  /** Whether the shell itself has something to say of it. */
  isLogged: boolean
  /** Whether an open tab keeps the broken build, being pinned to its release. */
  needsLoad?: boolean
}

/** What has to hold of a page while a remote is broken, and after it is repaired; one step is one column of the table. */
export async function expectToHold(page: Page, meeting: Meeting, breakage: Breakage): Promise<void> {
  const { path, remote } = meeting
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  // The fault begins before anything of the remote is there.
  await saveData(page)
  await page.goto('/about')
  const served = wordsOf(await (await page.request.get(path)).text())
  await hydrated(page)
  await breakage.start()
  await test.step('links lead there', async () => {
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await follow(page, path)
    await expectWords(page, served)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
  await test.step('content stays', async () => {
    await hydrated(page)
    await expectWords(page, served)
  })
  if (breakage.isLogged)
    await test.step('logged by name, without dead buttons', async () => {
      await expect.poll(() => logged.join('\n')).toContain(`Remote ${remote}`)
      await expect(page.locator('main .kit-needs-script').filter({ visible: true })).toHaveCount(0)
    })
  await test.step('header and footer', async () => {
    await markDocument(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Faculty' }).click()
    await expect(page).toHaveURL('/faculty')
    // Arriving closes an open menu.
    await expect(page.locator('main h1')).toBeFocused()
    await follow(page, '/about')
    await expect(page.locator('main h1')).toBeFocused()
    expect(await isSameDocument(page)).toBe(true)
  })
  await breakage.end()
  await test.step('recovers', async () => {
    if (breakage.needsLoad) await page.goto(path)
    else await follow(page, path)
    await expectWords(page, served)
    await hydrated(page)
    await expectAlive(page, meeting)
  })
}
