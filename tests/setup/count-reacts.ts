import type { Page, Response } from '@playwright/test'

const definition = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/g

/** Watches the scripts of a page from now on. @returns a function that counts how many of them define React */
export function countReacts(page: Page): () => Promise<number> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.status() === 200 && response.request().resourceType() === 'script') scripts.push(response)
  })
  return async () => {
    const texts = await Promise.all(scripts.map((script) => script.text()))
    return texts.flatMap((script) => script.match(definition) ?? []).length
  }
}
