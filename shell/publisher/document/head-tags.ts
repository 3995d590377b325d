import { browserTitle, site, type PageMetadata } from 'shared-ui'
import { escapeHtml, jsonBlock } from './escape'

const meta = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`

const absolute = (value: unknown, origin: string): unknown => {
  if (typeof value === 'string') return value.startsWith('/') ? origin + value : value
  if (Array.isArray(value)) return value.map((item) => absolute(item, origin))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, absolute(item, origin)]))
}

function breadcrumbList(metadata: PageMetadata) {
  if (!metadata.breadcrumbs) return []
  const trail = [{ label: 'Home', to: '/' }, ...metadata.breadcrumbs]
  const itemListElement = trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to,
  }))
  return [{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }]
}

const structuredData = (metadata: PageMetadata, origin: string) =>
  [...(metadata.structuredData ?? []), ...breadcrumbList(metadata)].map(
    (block) => `<script type="application/ld+json">${jsonBlock(absolute(block, origin))}</script>`,
  )

function social(metadata: PageMetadata, origin: string): string[] {
  const { canonical, description, image, articleTags = [] } = metadata
  const title = browserTitle(metadata.title)
  return [
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + canonical),
    meta('property', 'og:type', articleTags.length > 0 ? 'article' : 'website'),
    meta('property', 'og:site_name', site.collegeName),
    meta('property', 'og:locale', site.locale.replace('-', '_')),
    ...(image ? [meta('property', 'og:image', origin + image)] : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ...articleTags.map((tag) => meta('property', 'article:tag', tag)),
  ]
}

/** What a page says about itself in its head (SPEC section 1, last point). */
export function headTags(metadata: PageMetadata, origin: string): string {
  const { title, description, canonical, keywords, noindex } = metadata
  const found = noindex
    ? [meta('name', 'robots', 'noindex, follow')]
    : [`<link rel="canonical" href="${escapeHtml(origin + canonical)}">`]
  return [
    `<title>${escapeHtml(browserTitle(title))}</title>`,
    meta('name', 'description', description),
    ...(keywords ? [meta('name', 'keywords', keywords.join(', '))] : []),
    ...found,
    ...social(metadata, origin),
    ...structuredData(metadata, origin),
  ].join('\n')
}
