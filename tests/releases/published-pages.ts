import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { liveMove } from 'platform/store/pointer'
import { readRelease } from 'platform/store/release'
import { siteDirectory } from 'platform/store/site-directory'

/** The HTML of every page of the published site, by path: the routes, and the four that search engines may not list. */
export async function publishedPages(): Promise<[path: string, html: string][]> {
  const site = siteDirectory(inject('publishedSite'))
  const move = await liveMove(site)
  const { pages } = await readRelease(site, move?.release ?? '')
  return Promise.all(
    Object.entries(pages).map(async ([path, { html }]): Promise<[string, string]> => [
      path,
      await readFile(join(site.pages, html), 'utf8'),
    ]),
  )
}
