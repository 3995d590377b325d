import type { Page } from '@playwright/test'

/** From the next load on, the browser says that the visitor saves data: nothing is prefetched. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: '4g' }
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection })
  })
