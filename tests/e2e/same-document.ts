import { expect, type Page } from '@playwright/test'

/** Marks the document, so that a full page load can be told from a client navigation. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { sameDocument: true }))

/** Whether the page still is the document that was marked. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis)

/** Waits for a full load; while it is under way, the page answers nothing. */
export const expectOtherDocument = (page: Page) =>
  expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
