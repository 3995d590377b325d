import { expect, type Page } from '@playwright/test'

/** Marks the document, so that a full page load can be distinguished from a client navigation. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { sameDocument: true }))

/** Whether the page is still the marked document. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis)

/** Waits for a full load, during which the page does not answer. */
export const expectOtherDocument = (page: Page) =>
  expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
