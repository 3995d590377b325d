import type { Thing, WithContext } from 'schema-dts'

/** One step from the home page to a page. */
export interface Crumb {
  label: string
  to: string
}

/**
 * The content of a page's `<head>`. Paths start with `/`; an imported file has the name that its build gave it, which the publisher
 * turns into its address.
 */
export interface PageMetadata {
  /** The page's title; the college's name is appended. */
  title: string
  /** 40 to 160 characters, unique on the site: a publish refuses any other. */
  description: string
  /** The page's own path; the publisher puts the site's origin before it. */
  canonical: string
  /** The `keywords` tag. */
  keywords?: string[]
  /** The social image, 1200 x 630. Without one, the remote's build draws it, with the title and `art`. */
  image?: string
  /** The illustration for that image, imported (SVG, PNG or JPEG): the one that the page shows. */
  art?: string
  /** `article:tag`, one for each; with any, `og:type` is `article`. */
  articleTags?: string[]
  /** Asks search engines to leave the page out; the sitemap, the site's search and the check for unique titles do so, too. */
  noindex?: true
  /** From below the home page to the page itself, for the JSON-LD breadcrumb list. */
  breadcrumbs?: Crumb[]
  /** JSON-LD blocks. Strings that start with `/` become absolute addresses of the site. */
  structuredData?: WithContext<Thing>[]
}
