import type { Page } from '@playwright/test'

/** What a browser tells a page of its visitor's connection. */
export interface Connection {
  saveData: boolean
  effectiveType: string
}

/** From the next load on the page hears of such a connection. */
export const tellConnection = (page: Page, connection: Connection) =>
  page.addInitScript(
    (told) => void Object.defineProperty(Navigator.prototype, 'connection', { get: () => told }),
    connection,
  )

/** From the next load on nothing is prefetched: what a link needs is asked for when it is followed. */
export const saveData = (page: Page) => tellConnection(page, { saveData: true, effectiveType: '4g' })
