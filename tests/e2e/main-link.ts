import type { Page } from '@playwright/test'

/** The header's navigation. */
export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** A link of the header's navigation. */
export const mainLink = (page: Page, name: string) =>
  mainNavigation(page).getByRole('link', { name, exact: true })
