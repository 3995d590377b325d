import type { Page } from '@playwright/test'

/** The browser's information about the visitor's connection. */
export interface Connection {
  saveData: boolean
  effectiveType: string
}

/** From the next load on, the page sees such a connection. */
export const tellConnection = (page: Page, connection: Connection) =>
  page.addInitScript(
    (told) => void Object.defineProperty(Navigator.prototype, 'connection', { get: () => told }),
    connection,
  )

/** From the next load on, nothing is prefetched. */
export const saveData = (page: Page) => tellConnection(page, { saveData: true, effectiveType: '4g' })
