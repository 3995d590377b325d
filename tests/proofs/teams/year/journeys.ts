import type { Browser, Page } from 'playwright'
import { listenToFaults } from 'platform/proof/faults'
import { mainLink } from '../../../e2e/main-link'

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Uses the pages of all teams as a visitor. @returns the faults, one line each */
export async function travel(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage()
  const faults = listenToFaults(page)
  await page.goto(`${url}/`)
  await mainLink(page, 'Contact').click()
  await heading(page, /Contact/)
  await page.getByRole('textbox', { name: 'Message' }).fill('A question')
  await page.goto(`${url}/admissions`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).first().click()
  await heading(page, /Programs/)
  await page.goBack()
  await heading(page, /Admissions/)
  await page.goto(`${url}/resources`)
  await heading(page, /Resources/)
  await page.goto(`${url}/sample/one`)
  await page.getByRole('button', { name: 'Counted 0' }).click()
  await page.getByRole('button', { name: 'Counted 1' }).waitFor()
  await page.close()
  return [...faults.keys()]
}
