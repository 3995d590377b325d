/** A part of a page that a search finds: its heading, its id, its text. */
export interface PageSection {
  heading: string
  id: string
  text: string
}

/** A page in a search. */
export interface SearchedPage {
  path: string
  title: string
  sections: PageSection[]
}

/** The data of the search page: every page, and the artefacts with their texts. */
export interface SearchPageData {
  pages: { path: string; title: string }[]
  artefacts: string[]
}

/** The path of the search page: if the shell has one, its data is `SearchPageData`. */
export const searchPath = '/search'

/** The id of the search on that page: a link to it starts a search. */
export const searchPartId = 'search'
