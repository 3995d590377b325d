import type { Page } from '@playwright/test'

const definition = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/g

/** Listens to the scripts of a page from now on; tells how often they define React. */
export function countReacts(page: Page): () => Promise<number> {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.status() === 200 && response.request().resourceType() === 'script')
      scripts.push(response.text())
  })
  return async () => (await Promise.all(scripts)).flatMap((script) => script.match(definition) ?? []).length
}
