import type { Page } from '@playwright/test'

/** A link of the header's navigation. */
export const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
