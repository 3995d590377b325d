import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { mainNavigation } from '../e2e/main-link'
import { expect as expectSoon, test } from '../e2e/test'
import { editFile } from '../setup/edit-file'
import { partialCheckout } from '../setup/partial-checkout'
import { startDevelopment } from '../setup/start-development'

// The first page waits until Vite has bundled the packages.
test.slow()
const expect = expectSoon.configure({ timeout: 30_000 })

// The tests share one checkout: each fixes what it has broken.
test.describe.configure({ mode: 'default' })
// React and Vite tell of the fault in the console too.
test.use({ allowed: /broken on purpose|Failed to reload/ })

let checkout: Awaited<ReturnType<typeof partialCheckout>>
let development: Awaited<ReturnType<typeof startDevelopment>>

test.beforeAll(async () => {
  checkout = await partialCheckout(['mf-programs'])
  // No service is needed: nothing listens there.
  development = await startDevelopment(checkout.dir, [], { API_URL: 'http://127.0.0.1:9' })
})
test.afterAll(async () => {
  await development.stop()
  await checkout.remove()
})

const faulty = "throw new Error('broken on purpose')\n"
const edit = (file: string, from: string, to: string) =>
  editFile(join(checkout.dir, 'mf-programs', file), from, to)

const heading = (page: Page, name: string) => page.locator('main').getByRole('heading', { level: 1, name })
const fault = (page: Page) => page.locator('main').getByRole('alert')

/** Counts the documents that the tab loads from here on. */
function countLoads(page: Page) {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  return () => loads
}

test('a page that throws shows its fault until it is repaired', async ({ page }) => {
  const file = 'src/admissions-page/admissions-page.tsx'
  const sound = 'const { title, subtitle, enroll, inquiry } = admissions\n'
  await edit(file, sound, `${sound}  if (title) ${faulty}`)
  const loads = countLoads(page)
  await page.goto(`${development.url}/admissions`)
  await expect(fault(page)).toContainText('mf-programs')
  await expect(fault(page)).toContainText('broken on purpose')
  // Not reached by a page that loads itself again and again.
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(1)
  await edit(file, `  if (title) ${faulty}`, '')
  await expect(heading(page, 'Admissions')).toBeVisible()
  await expect(fault(page)).toHaveCount(0)
})

test.describe('a page that is opened with a syntax error', () => {
  test.use({ allowed: /Failed to (load|fetch)/ })

  test('names its line until it is repaired', async ({ page }) => {
    const file = 'src/admissions-page/admissions-page.tsx'
    const broken = 'const = 3\n'
    await edit(file, 'import ', `${broken}import `)
    await page.goto(`${development.url}/admissions`)
    await expect(fault(page)).toBeVisible()
    await expect(page.locator('vite-error-overlay').getByText('const = 3')).toBeVisible()
    await edit(file, broken, '')
    await expect(heading(page, 'Admissions')).toBeVisible()
  })
})

test('the frame stays around a page whose module or metadata throws', async ({ page }) => {
  for (const [file, before] of [
    ['src/admissions-page/admissions-page.tsx', 'import '],
    ['src/metadata/admissions-metadata.ts', '  return {\n    ...admissionsSearch'],
  ] as const) {
    await edit(file, before, faulty + before)
    await page.goto(`${development.url}/admissions`)
    await expect(fault(page)).toContainText('broken on purpose')
    await expect(mainNavigation(page)).toBeVisible()
    await edit(file, faulty, '')
    await expect(heading(page, 'Admissions')).toBeVisible()
  }
})

test('a declaration that throws shows its fault until it is repaired, in an open page too', async ({
  page,
}) => {
  const shown = page.getByRole('alert')
  const fail = () => edit('src/navigation.ts', 'import', `${faulty}import`)
  const repair = () => edit('src/navigation.ts', faulty, '')
  await fail()
  await page.goto(`${development.url}/admissions`)
  await expect(shown).toContainText('broken on purpose')
  await repair()
  await expect(heading(page, 'Admissions')).toBeVisible()
  await fail()
  await expect(shown).toContainText('broken on purpose')
  await repair()
  await expect(heading(page, 'Admissions')).toBeVisible()
})

test('the tab has the title that the page declares', async ({ page }) => {
  await page.goto(`${development.url}/admissions`)
  await expect(page).toHaveTitle(/^Admissions.* \| /)
  await edit('src/metadata/admissions-metadata.ts', '...admissionsSearch,', "$&\n    title: 'Admitted',")
  await expect(page).toHaveTitle(/^Admitted \| /)
})
