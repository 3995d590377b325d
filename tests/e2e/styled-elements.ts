import type { Browser, Page } from '@playwright/test'

interface Trace {
  traceEvents: { name: string; args: { elementCount?: number } }[]
}

/** How many elements Chromium styled while `act` ran, for each time that it did. */
export async function styledElements(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await act()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as Trace
  return traceEvents.flatMap(({ args: { elementCount } }) => elementCount ?? [])
}
