import type { Page } from '@playwright/test'

/** Writes down what every call of the page's code sends. Not from the network: Firefox does not tell what a call carries. */
export async function writeDownBodies(page: Page): Promise<unknown[]> {
  const bodies: unknown[] = []
  await page.exposeFunction('writeDown', (body: string) => bodies.push(JSON.parse(body)))
  await page.addInitScript(() => {
    const realFetch = globalThis.fetch
    globalThis.fetch = async (url, init) => {
      const { writeDown } = globalThis as unknown as { writeDown: (body: string) => Promise<void> }
      if (typeof init?.body === 'string') await writeDown(init.body)
      return realFetch(url, init)
    }
  })
  return bodies
}
