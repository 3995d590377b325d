/** A part of a page that a search finds: its heading, the id that leads there, its text. */
export interface PageSection {
  heading: string
  id: string
  text: string
}

/** A page as a search knows it. */
export interface SearchedPage {
  path: string
  title: string
  sections: PageSection[]
}

/** What the search page gets from the publisher: every page, and the artefacts that hold their texts. */
export interface SearchPageData {
  pages: { path: string; title: string }[]
  artefacts: string[]
}

/** Path of the page that searches the site; a shell that has one gets `SearchPageData` as its data. */
export const searchPath = '/search'

/** The id of the part of that page that searches: a link to it starts a search. */
export const searchPartId = 'search'
