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
    const copy = main.cloneNode(true) as HTMLElement
    for (const form of copy.querySelectorAll('form')) form.remove()
    return copy.textContent
  })

/** How Chromium tells of preloaded scripts that it did not fetch, with JavaScript switched off. */
export const blockedScripts = /\.js csp$/
