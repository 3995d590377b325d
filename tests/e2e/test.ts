import { test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

interface Options {
  /** Noise that a test brings about on purpose. */
  allowed: RegExp | undefined
}

function listen(page: Page, found: string[]): void {
  page.on('console', (message) => message.type() === 'error' && found.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => found.push(`page error: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A navigation ends the prefetches of the page that it leaves.
    if (!/ERR_ABORTED|NS_BINDING_ABORTED/.test(reason))
      found.push(`request failed: ${request.url()} ${reason}`)
  })
}

/** A stray console error, page error or failed request fails the test. */
export const test = base.extend<Options & { quiet: undefined }>({
  allowed: [undefined, { option: true }],
  quiet: [
    async ({ page, allowed }, use) => {
      const found: string[] = []
      listen(page, found)
      await use(undefined)
      const stray = found.filter((message) => !allowed?.test(message))
      if (stray.length > 0) throw new Error(`The page was not quiet:\n${stray.join('\n')}`)
    },
    { auto: true },
  ],
})

/**
 * Resolves when the page is hydrated (the header's menu button then opens a dialog instead of a popover) and laid out as
 * a whole.
 */
export const hydrated = (page: Page) =>
  page.locator('html').evaluate(async () => {
    while (document.querySelector('#mobile-menu[popover], [data-lay-out]'))
      await new Promise(requestAnimationFrame)
  })

/** The words of the main region, forms left out: hydration swaps a native select for the kit's listbox. */
export const words = (page: Page) =>
  page.locator('main').evaluate((main) => {
    // In a document that is never shown: a copy in this one would load its pictures.
    const copy = document.implementation.createHTMLDocument().importNode(main, true)
    for (const form of copy.querySelectorAll('form')) form.remove()
    return copy.textContent
  })

/** The same words of a page as it was served, from its HTML. */
export const wordsOf = (page: Page, html: string) =>
  page.evaluate((source) => {
    // Parsed without its styles, which the policy of the page at hand may not list.
    const text = source.replace(/<style.*?<\/style>/gs, '')
    const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main')
    for (const form of main?.querySelectorAll('form') ?? []) form.remove()
    return main?.textContent ?? ''
  }, html)

/** How Chromium tells of preloaded scripts that it did not fetch, with JavaScript switched off. */
export const blockedScripts = /\.js csp$/
