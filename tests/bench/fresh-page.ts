import type { Browser, Page } from 'playwright'

/** Runs `look` in a page of `browser` with an empty cache. */
export async function inFreshPage<Result>(
  browser: Browser,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext()
  try {
    return await look(await context.newPage())
  } finally {
    await context.close()
  }
}
