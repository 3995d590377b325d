import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { liveRelease } from 'platform/store/moves/live-release'
import { siteDirectory } from 'platform/store/places/site-directory'

/** The HTML of every page of the published site, by path: the routes, and the four that search engines may not list. */
export async function publishedPages(): Promise<[path: string, html: string][]> {
  const site = siteDirectory(inject('publishedSite'))
  const { pages } = (await liveRelease(site)).release
  return Promise.all(
    Object.entries(pages).map(async ([path, { html }]): Promise<[string, string]> => [
      path,
      await readFile(join(site.pages, html), 'utf8'),
    ]),
  )
}
