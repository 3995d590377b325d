import { cardSize } from 'contract/card-size'
import type { PageMetadata } from 'contract/page-metadata'
import { mapStrings } from 'contract/map-strings'
import { browserTitle } from 'shared-ui'
import { site } from 'shared-ui/site'
import { escapeHtml, jsonBlock } from 'contract/escape'

const meta = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`

const absolute = (block: unknown, origin: string) =>
  mapStrings(block, (text) => (text.startsWith('/') ? origin + text : text))

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

/** The social image and its alternative text. */
function socialImage({ title, image }: PageMetadata, origin: string): string[] {
  if (!image) return [meta('name', 'twitter:card', 'summary')]
  const alt = `${title}. ${site.collegeName}`
  return [
    meta('property', 'og:image', origin + image),
    meta('property', 'og:image:width', String(cardSize.width)),
    meta('property', 'og:image:height', String(cardSize.height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', origin + image),
    meta('name', 'twitter:image:alt', alt),
  ]
}

function social(metadata: PageMetadata, origin: string): string[] {
  const { canonical, description, articleTags = [] } = metadata
  const title = browserTitle(metadata.title)
  return [
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + canonical),
    meta('property', 'og:type', articleTags.length > 0 ? 'article' : 'website'),
    meta('property', 'og:site_name', site.collegeName),
    meta('property', 'og:locale', site.locale.replace('-', '_')),
    ...socialImage(metadata, origin),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...articleTags.map((tag) => meta('property', 'article:tag', tag)),
  ]
}

/** The tags in a page's head that are about the page, without its title. */
export function headTags(metadata: PageMetadata, origin: string): string {
  const { description, canonical, keywords, noindex } = metadata
  const indexing = noindex
    ? [meta('name', 'robots', 'noindex, follow')]
    : [`<link rel="canonical" href="${escapeHtml(origin + canonical)}">`]
  return [
    meta('name', 'description', description),
    ...(keywords ? [meta('name', 'keywords', keywords.join(', '))] : []),
    ...indexing,
    ...social(metadata, origin),
    ...structuredData(metadata, origin),
  ].join('\n')
}
