import { expectOtherDocument, isSameDocument, markDocument } from './same-document'
import type { Page } from '@playwright/test'
import { alcOptions } from '../../mf-programs/content/alc-tuition'
import { formatTuition } from '../../mf-programs/src/tuition/format-tuition'
import { contactMessage, expectTexts, fillTexts, formHydrated, formOf } from '../forms/inquiry-forms'
import type { ServedCopy } from '../setup/served-copy'
import { saveData } from '../setup/save-data'
import { publishedTest } from '../setup/site-fixtures'
import { followMainLink } from './main-link'
import { expect, hydrated, open } from './test'

const [{ amount: tuition }] = alcOptions

/**
 * Changes a build so that its pages name their edition, /admissions of mf-programs and /contact of mf-engagement, and the price of
 * a program with it.
 */
const edition = (number: number) => (code: string) =>
  code
    .replaceAll(/Review prerequisites|Send us a message/g, `Edition ${number}`)
    .replaceAll(new RegExp(`\\b${tuition}\\b`, 'g'), String(tuition + number))

/** Two releases that wait to go live: the first changes mf-programs, the second mf-engagement too. */
const test = publishedTest(async (site) => {
  const { id } = await site.live()
  const first = await site.publishEdited({ 'mf-programs': edition(1) })
  const second = await site.publishEdited({ 'mf-programs': edition(2), 'mf-engagement': edition(2) })
  await site.goLive(id)
  return { first, second }
})

// The tests run in one worker, which publishes both releases once for all of them.
test.describe.configure({ mode: 'default' })

/** Follows a link of the header without a page load. */
async function visit(page: Page, name: string): Promise<void> {
  await page.bringToFront()
  await followMainLink(page, name)
}

const minute = 60_000

/**
 * Time passes (ms), in the tab until its next full load. Playwright's own clock stays with the tab, and knows no
 * `Server-Timing`.
 */
async function pass(page: Page, site: ServedCopy, time: number): Promise<void> {
  site.pass(time)
  await page.evaluate((later) => {
    const { now } = Date
    Date.now = () => now() + later
  }, time)
}

const price = (page: Page, amount: number) => page.getByText(`From ${formatTuition(amount)}`).first()

test('a tab keeps the versions that it was opened on; its next full load gets the newest', async ({
  page,
  context,
  site,
  prepared: { first, second },
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/about')
  const { builds } = await site.live()
  await site.goLive(first)
  const later = await context.newPage()
  await open(later, '/about')
  await site.goLive(second)

  await visit(page, 'Admissions')
  await expect(page.getByText('Review prerequisites')).toBeVisible()
  await visit(page, 'Contact')
  await expect(page.getByText('Send us a message')).toBeVisible()
  await visit(later, 'Admissions')
  await expect(later.getByText('Edition 1')).toBeVisible()
  await visit(later, 'Contact')
  await expect(later.getByText('Send us a message')).toBeVisible()
  const files = asked.filter((path) => path.startsWith('/assets/mf-'))
  expect(files.length).toBeGreaterThan(0)
  for (const [, , remote = '', file = ''] of files.map((path) => path.split('/')))
    expect(await site.filesOf(remote, builds[remote]!)).toContain(file)

  for (const tab of [page, later]) {
    await tab.reload()
    await hydrated(tab)
    await expect(tab.getByText('Edition 2')).toBeVisible()
    await visit(tab, 'Admissions')
    await expect(tab.getByText('Edition 2')).toBeVisible()
  }
})

test('an unchanged page that the browser has kept leads to the newest release when loaded again', async ({
  page,
  site,
  prepared: { first },
}) => {
  await open(page, '/about')
  await site.goLive(first)
  await page.reload()
  await hydrated(page)
  await visit(page, 'Admissions')
  await expect(page.getByText('Edition 1')).toBeVisible()
})

// The browser's own words for the one request that fails.
const oneRefusal = /^console: Failed to load resource: the server responded with a status of 410/

test.describe('a release that is over', () => {
  test.use({ allowed: oneRefusal })

  test('a corrected price reaches a tab within half an hour, and what was typed stays', async ({
    page,
    site,
    prepared: { first },
  }) => {
    const entries = { 'Full Name': 'Mira Nair' }
    await open(page, '/programs/alc')
    await site.goLive(first)
    await visit(page, 'Contact')
    await fillTexts(formOf(page), entries)
    await markDocument(page)

    await pass(page, site, 24 * minute)
    await page.goBack()
    await expect(price(page, tuition)).toBeVisible()
    await page.goForward()
    await expectTexts(formOf(page), entries)
    expect(await isSameDocument(page)).toBe(true)

    await pass(page, site, 6 * minute)
    await page.goBack()
    await expectOtherDocument(page)
    await expect(price(page, tuition + 1)).toBeVisible()
    await hydrated(page)
    await page.goForward()
    await formHydrated(page)
    await expectTexts(formOf(page), entries)
  })

  test('a withdrawn one does not come back with a document that the browser has kept', async ({
    page,
    site,
    prepared: { first },
  }) => {
    await site.goLive(first)
    await open(page, '/programs/alc')
    await expect(price(page, tuition + 1)).toBeVisible()
    await site.withdraw()
    await open(page, '/about')
    await page.goBack()
    await expect(price(page, tuition)).toBeVisible()
  })
})

test.describe('in a tab whose files are gone', () => {
  test.use({ allowed: oneRefusal })

  /** After a week the files of a release go. */
  async function aWeekPasses(page: Page, site: ServedCopy) {
    await site.forgetThePast()
    await pass(page, site, 8 * 24 * 60 * minute)
  }

  test('a half-filled form survives, and is sent', async ({ page, site, prepared: { second } }) => {
    const { Message: message = '', ...entries } = contactMessage.texts
    // Otherwise a prefetch may ask for a file that is gone by then.
    await saveData(page)
    await page.goto('/contact')
    await formHydrated(page)
    await fillTexts(formOf(page), entries)
    await site.goLive(second)
    await aWeekPasses(page, site)
    await expectTexts(formOf(page), entries)
    await markDocument(page)
    await page.locator('main a[href="/admissions#quick-inquiry"]').click()
    await expectOtherDocument(page)
    await hydrated(page)
    await expect(page.locator('#quick-inquiry')).toBeInViewport()
    await page.goBack()
    await formHydrated(page)
    await expect(page.getByText('Edition 2')).toBeVisible()
    await expectTexts(formOf(page), entries)
    await page.goForward()
    await hydrated(page)
    await markDocument(page)
    await visit(page, 'Contact')
    expect(await isSameDocument(page)).toBe(true)
    await expectTexts(formOf(page), entries)
    await fillTexts(formOf(page), { Message: message })
    await formOf(page).getByRole('button', { name: contactMessage.submit }).click()
    await expect(formOf(page).getByRole('status')).toContainText(contactMessage.success.title)
  })

  test('a form that is filled already is sent from the page that it is on', async ({
    page,
    site,
    prepared: { second },
  }) => {
    // Otherwise a prefetch may ask for a file that is gone by then.
    await saveData(page)
    await page.goto('/contact')
    await formHydrated(page)
    await fillTexts(formOf(page), contactMessage.texts)
    await site.goLive(second)
    await aWeekPasses(page, site)
    await formOf(page).getByRole('button', { name: contactMessage.submit }).click()
    await expect(formOf(page).getByRole('status')).toContainText(contactMessage.success.title)
  })
})
