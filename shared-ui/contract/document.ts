import type { PageData, ServedPageData } from './page-data'
import type { PageMetadata } from './page-metadata'
import type { NavigationEntry } from './remote'

/** A stylesheet that a page inlines, with its addresses made absolute. */
export interface Sheet {
  /** `mf-herbs/herbs-1a2b.css` */
  name: string
  css: string
}

/** Everything from which the shell's build makes the HTML document of a page. */
export interface DocumentParts {
  /** The page's metadata, with the addresses of its files. */
  metadata: PageMetadata
  /** `https://college.example` */
  origin: string
  data: ServedPageData
  /** The entries that the frame shows. */
  navigation: NavigationEntry[]
  /** Files that the page runs with, except those that only an island needs. */
  preload: ServedPageData['remotes']
  /** Addresses of the shell's files that documents link. */
  shellFiles: string[]
  /** The hash of each of these files, as in an integrity attribute. */
  integrity: Record<string, string>
  sheets: Sheet[]
  /** The prerendered content of the body. */
  body: string
}

/** The document, its data for client navigations, and the texts of its inline elements, whose hashes its CSP lists. */
export interface RenderedDocument {
  html: string
  data: PageData
  inlineStyles: string[]
  inlineScripts: string[]
}
