import { islandsFile } from 'contract/page-data'
import type { Release } from '../store/releases/release'
import type { SiteDirectory } from '../store/places/site-directory'
import type { Combination } from './compose/combination'
import { islandsOf } from './render/islands'
import { searchArtefacts } from './render/search-index'

type BareRelease = Pick<Release, 'origin' | 'pages'>

/** The pages that search engines may list, each with the day on which its words last changed. */
export function sitemap({ origin, pages }: BareRelease): string {
  const indexed = Object.entries(pages).filter(([, { noindex }]) => !noindex)
  const urls = indexed.map(
    ([path, { changed }]) => `<url><loc>${origin}${path}</loc><lastmod>${changed}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** Crawlers may read everything but the service. */
const robots = ({ origin }: BareRelease) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /forms/\n\nSitemap: ${origin}/sitemap.xml\n`

/**
 * Every file of a release that is not a page, by name. The web server and the export serve whatever is here. The id of a release does
 * not cover them: a new or changed one goes live with the next change of a page or a build.
 */
export const artefactsOf = async (site: SiteDirectory, combination: Combination, release: BareRelease) => ({
  'sitemap.xml': sitemap(release),
  'robots.txt': robots(release),
  [islandsFile]: JSON.stringify(islandsOf(combination)),
  ...(await searchArtefacts(site, combination, release)),
})
