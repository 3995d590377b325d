import type { Release } from './release'

const indexed = (release: Release) => Object.entries(release.pages).filter(([, page]) => !page.noindex)

/** The pages that search engines may list, each with the day its words last changed. */
export function sitemap(release: Release): string {
  const urls = indexed(release).map(
    ([path, { changed }]) => `<url><loc>${release.origin}${path}</loc><lastmod>${changed}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** Crawlers may read all but the service. */
export const robots = (release: Release) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /forms/\n\nSitemap: ${release.origin}/sitemap.xml\n`
