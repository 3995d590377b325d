import { test as base, type Page, type ViewportSize } from '@playwright/test'
import { parse } from 'parse5'
import { elements, type Node } from 'platform/publish/page-checks/html-tree'

export { expect } from '@playwright/test'

interface Options {
  /** Errors that a test causes on purpose. */
  allowed: RegExp | undefined
}

/** Firefox checks the hash of a prefetch that a navigation has cancelled, and reports it. */
const hashOfNothing = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb'

function listen(page: Page, found: string[]): void {
  page.on('console', (message) => message.type() === 'error' && found.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => {
    if (!error.message.includes(hashOfNothing)) found.push(`page error: ${error.stack ?? error.message}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A navigation cancels the prefetches of the page that it leaves.
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

/** Resolves when the page is hydrated (the header's menu button then opens a dialog instead of a popover) and laid out completely. */
export const hydrated = (page: Page) =>
  page.locator('html').evaluate(async () => {
    while (document.querySelector('#mobile-menu[popover], [data-lay-out]'))
      await new Promise(requestAnimationFrame)
  })

/** Opens a page, in a window of size `viewport` if it is named, and waits until it is hydrated. */
export async function open(page: Page, path: string, viewport?: ViewportSize): Promise<void> {
  if (viewport) await page.setViewportSize(viewport)
  await page.goto(path)
  await hydrated(page)
}

const textWithoutForms = (nodes: Node[]): string =>
  nodes
    .map((node) => {
      if (node.nodeName === '#text' && 'value' in node) return node.value
      return 'childNodes' in node && node.nodeName !== 'form' ? textWithoutForms(node.childNodes) : ''
    })
    .join('')

/** The words of the main region of a page's HTML, without forms: hydration replaces a native select with the kit's listbox. */
export function wordsOf(html: string): string {
  const main = [...elements(parse(html))].find(({ tagName }) => tagName === 'main')
  return textWithoutForms(main?.childNodes ?? [])
}

/** The same words of the page that is shown. */
export const words = async (page: Page) =>
  wordsOf(await page.locator('main').evaluate(({ outerHTML }) => outerHTML))

/** How many of the site's own fonts have come. */
export const loadedFonts = (page: Page) =>
  page.evaluate(
    () =>
      [...document.fonts].filter(({ family, status }) => !/Fallback/.test(family) && status === 'loaded')
        .length,
  )

/** How both engines report the preloaded scripts that they do not fetch. */
export const unfetchedScripts = /\.js csp$|\.js NS_ERROR_ABORT|hashes in the integrity attribute/

/** Runs the tests of a file or a `describe` without scripts. */
export function withoutScripts(): void {
  test.use({ javaScriptEnabled: false, allowed: unfetchedScripts })
  // Firefox would still run scripts: here they do not arrive, which leaves the visitor the same page.
  test.beforeEach(async ({ page, browserName }) => {
    if (browserName === 'firefox') await page.route(/\.js(\?|$)/, (route) => route.abort())
  })
}
