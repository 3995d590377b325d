import type { Page } from '@playwright/test'

/** Whether a sheet applies that came after the document and has classes with `prefix`. */
export const hasAdoptedSheet = (page: Page, prefix: string) =>
  page.evaluate(
    (start) =>
      document.adoptedStyleSheets.some(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => cssText.includes(start)),
      ),
    `.${prefix}\\:`,
  )
