import { expect, type Page } from '@playwright/test'

/** The header's navigation. */
export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** A link of the header's navigation. */
export const mainLink = (page: Page, name: string) =>
  mainNavigation(page).getByRole('link', { name, exact: true })

/** Follows a link of the header's navigation without a page load: the heading of the next page gets the focus. */
export async function followMainLink(page: Page, name: string): Promise<void> {
  await mainLink(page, name).click()
  await expect(page.locator('main h1')).toBeFocused()
}
