import type { Page } from '@playwright/test'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { hasAdoptedSheet } from '../e2e/adopted-sheet'
import { mainNavigation } from '../e2e/main-link'
import { isSameDocument, markDocument } from '../e2e/same-document'
import { expect as expectSoon, test } from '../e2e/test'
import {
  expectEntries,
  fill,
  formHydrated,
  formOf,
  notifications,
  quickInquiry,
} from '../forms/inquiry-forms'
import { editFile } from '../setup/edit-file'
import { partialCheckout } from '../setup/partial-checkout'
import { countReacts } from '../setup/count-reacts'
import { siteUnderTest } from '../setup/site-under-test'
import { startDevelopment } from '../setup/start-development'

// Every page of development is some hundred files, the first waits until Vite has bundled the packages.
test.slow()
const expect = expectSoon.configure({ timeout: 30_000 })

// One development server at a time: they share the checkout's cache of packages.
test.describe.configure({ mode: 'default' })

let checkout: Awaited<ReturnType<typeof partialCheckout>>
let refusingService: Server
let development: Awaited<ReturnType<typeof startDevelopment>> | undefined

/** Of the remotes the checkout holds only mf-programs. */
test.beforeAll(async () => {
  checkout = await partialCheckout(['mf-programs'])
  refusingService = createServer((_request, response) => response.writeHead(503).end('down'))
  await once(refusingService.listen(0, '127.0.0.1'), 'listening')
})
test.afterAll(async () => {
  refusingService.close()
  await checkout.remove()
})
test.afterEach(async ({ page }) => {
  // A page that still asks for a picture would find no server.
  await page.close()
  await development?.stop()
})

/** Starts `npm run dev -- mf-programs …`. */
async function develop(args: string[], siteDir: string): Promise<string> {
  const { port } = refusingService.address() as AddressInfo
  const environment = { API_URL: `http://127.0.0.1:${port}`, SITE_DIR: siteDir }
  development = await startDevelopment(checkout.dir, ['mf-programs', ...args], environment)
  return development.url
}

const edit = (file: string, from: string, to: string) =>
  editFile(join(checkout.dir, 'mf-programs', file), from, to)

const heading = (page: Page, name: string) => page.locator('main').getByRole('heading', { level: 1, name })
const fragment = (page: Page, name: string) => page.locator(`[data-fragment="${name}"]`)

test.describe('next to the local release', () => {
  test.use({ allowed: /status of 503|503: down/ })

  test('a remote runs from source, the other remotes as published', async ({ page }) => {
    const url = await develop([], siteUnderTest.dir)

    const reacts = countReacts(page)

    await test.step('a published form is part of a page from source, which changes around it', async () => {
      await page.goto(`${url}/admissions`)
      await expect(heading(page, 'Admissions')).toBeVisible()
      await expect(fragment(page, 'page')).toHaveAttribute('data-remote', 'mf-programs')
      await expect(fragment(page, 'admissions.inquiry')).toHaveAttribute('data-remote', 'mf-engagement')
      await formHydrated(page)
      await markDocument(page)
      await fill(formOf(page), quickInquiry)
      await edit('content/admissions.ts', "title: 'Admissions'", "title: 'Admissions, edited'")
      await expect(heading(page, 'Admissions, edited')).toBeVisible()
      await edit('src/admissions-page/admissions-page.tsx', '<FeesSection />', '<p>From a component</p>')
      await expect(page.getByText('From a component')).toBeVisible()
      await edit('content/navigation.ts', 'View All Programs', 'View Every Program')
      await mainNavigation(page).getByText('Programs', { exact: true }).click()
      await expect(mainNavigation(page).getByRole('link', { name: /View Every Program/ })).toBeVisible()
      await expect(mainNavigation(page).getByRole('link', { name: 'Admissions' })).toBeVisible()
      await edit(
        'src/navigation.ts',
        "{ place: 'header', label: admissions, to: '/admissions', order: 300 },",
        '',
      )
      await expect(mainNavigation(page).getByRole('link', { name: 'Admissions' })).toHaveCount(0)
      await expectEntries(formOf(page), quickInquiry)
      expect(await isSameDocument(page)).toBe(true)
    })

    await test.step('a notice that the published form raises is shown by the shell from source', async () => {
      await formOf(page).getByRole('button', { name: quickInquiry.submit }).click()
      await expect(notifications(page).getByText(quickInquiry.failure)).toBeVisible()
      expect(await reacts()).toBe(1)
    })

    await test.step('links lead to published pages and back, in the same document', async () => {
      await mainNavigation(page).getByRole('link', { name: 'Contact' }).click()
      await expect(heading(page, 'Contact')).toBeFocused()
      await expect(fragment(page, 'page')).toHaveAttribute('data-remote', 'mf-engagement')
      await mainNavigation(page).getByText('Resources', { exact: true }).click()
      await mainNavigation(page).getByRole('link', { name: 'Classical Texts' }).click()
      await expect(heading(page, 'Classical')).toBeFocused()
      await expect(fragment(page, 'page')).toHaveAttribute('data-remote', 'mf-resources')
      expect(await hasAdoptedSheet(page, 're')).toBe(true)
      await mainNavigation(page).getByRole('link', { name: 'Home' }).click()
      await expect(fragment(page, 'home.programs')).toHaveAttribute('data-remote', 'mf-programs')
      await expect(fragment(page, 'home.podcast')).toHaveAttribute('data-remote', 'mf-engagement')
      expect(await isSameDocument(page)).toBe(true)
    })
  })
})

test('a remote from source is shown with the other remotes of a running site', async ({ page }) => {
  const url = await develop(['--against', siteUnderTest.url], '/nonexistent')
  await page.goto(`${url}/contact`)
  await expect(heading(page, 'Contact')).toBeVisible()
  await expect(fragment(page, 'page')).toHaveAttribute('data-remote', 'mf-engagement')
  await mainNavigation(page).getByText('Programs', { exact: true }).click()
  await mainNavigation(page).getByRole('link', { name: 'Panchakarma' }).click()
  await expect(fragment(page, 'page')).toHaveAttribute('data-remote', 'mf-programs')
  await expect(fragment(page, 'footer.newsletter').getByRole('textbox')).toBeVisible()
})
