import { missingFiles, storeContent } from './page-store'
import type { Release } from './release'
import type { SiteDirectory } from './site-directory'

/** The files of a release that are not pages: the stored file of each, by name. */
type Artefacts = Record<string, string>

const indexed = (release: Release) => Object.entries(release.pages).filter(([, page]) => !page.noindex)

/** The pages that search engines may list, each with the day on which its words last changed. */
export function sitemap(release: Release): string {
  const urls = indexed(release).map(
    ([path, { changed }]) => `<url><loc>${release.origin}${path}</loc><lastmod>${changed}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** Crawlers may read everything but the service. */
const robots = (release: Release) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /forms/\n\nSitemap: ${release.origin}/sitemap.xml\n`

/** Artefacts that are made from the pages of a release alone, by name. Releases of earlier publishers have only these. */
export const pageArtefacts = new Map<string, (release: Release) => string>([
  ['sitemap.xml', sitemap],
  ['robots.txt', robots],
])

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1)

export async function storeArtefacts(
  site: SiteDirectory,
  contents: Record<string, string>,
): Promise<Artefacts> {
  const stored = Object.entries(contents).map(async ([name, content]) => [
    name,
    await storeContent(site, content, endingOf(name)),
  ])
  return Object.fromEntries(await Promise.all(stored)) as Artefacts
}

/** Names of the artefacts of `release` whose stored file is missing. */
export const missingArtefacts = (site: SiteDirectory, release: Release | undefined): string[] =>
  Object.entries(release?.artefacts ?? {})
    .filter(([, file]) => missingFiles(site, [file]).length > 0)
    .map(([name]) => name)
