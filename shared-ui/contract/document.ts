import type { PageData, ServedPageData } from './page-data'
import type { PageMetadata } from './page-metadata'
import type { NavigationEntry } from './remote'

/** A stylesheet that a page inlines, with its addresses made absolute. */
export interface Sheet {
  /** `mf-herbs/herbs-1a2b.css` */
  name: string
  css: string
}

/** What the publisher knows of a page, and the shell's build makes a whole HTML document of. */
export interface DocumentParts {
  /** The page's metadata, with the addresses of the files that it names. */
  metadata: PageMetadata
  /** `https://college.example` */
  origin: string
  data: Omit<ServedPageData, 'title'>
  /** What the frame shows. */
  navigation: NavigationEntry[]
  /** Files that the page runs with; what only an island needs is left out. */
  preload: ServedPageData['remotes']
  /** Addresses of the shell's files. */
  shellFiles: string[]
  /** Of each of the shell's files the hash, as in an integrity attribute. A publisher from before 1.3.1 of the kit tells none. */
  integrity?: Record<string, string>
  sheets: Sheet[]
  /** The prerendered content of the body. */
  body: string
}

/** The document, its data for client navigations, and the texts of its inline elements, which its CSP allows by hash. */
export interface RenderedDocument {
  html: string
  data: PageData
  inlineStyles: string[]
  inlineScripts: string[]
}
