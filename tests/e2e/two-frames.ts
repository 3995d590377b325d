import type { Page } from '@playwright/test'

/** What has come onto the screen is laid out and painted by then. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
