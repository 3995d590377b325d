import type { Thing, WithContext } from 'schema-dts'

/** One step of the way from the home page to a page. */
export interface Crumb {
  label: string
  to: string
}

/**
 * What a page says about itself in its `<head>` (SPEC section 3, "Page metadata"). Paths start with `/`; an imported
 * file has the name that its build gave it, which the publisher turns into its address.
 */
export interface PageMetadata {
  /** The page's own title; the college's name is appended. */
  title: string
  /** 40 to 160 characters, unique in the site: a publish refuses others. */
  description: string
  canonical: string
  keywords?: string[]
  /** Social preview image, 1200 x 630. Without one the remote's build draws it, with the title and `art`. */
  image?: string
  /** Illustration of that image, imported: the one that the page itself shows. */
  art?: string
  articleTags?: string[]
  noindex?: true
  /** Home excluded, the page itself included; gives the JSON-LD breadcrumb list. */
  breadcrumbs?: Crumb[]
  /** JSON-LD blocks. Strings that start with `/` are made absolute with the site's public origin. */
  structuredData?: WithContext<Thing>[]
}
