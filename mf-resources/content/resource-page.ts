import type { Topic } from './topics'

/** One section of a resource page. Its id is the anchor that the contents list leads to. */
export interface Section {
  id: string
  heading: string
  /** Paragraphs before the section's list, table or cards. */
  intro: string[]
}

/** A prominent box: a disclaimer, a warning or a note. */
export interface Notice {
  heading: string
  text: string[]
}

/** An entry of a list: a name, its Sanskrit term where it has one, and an explanation. */
export interface Entry {
  title: string
  term?: string
  text: string
}

/** The content that every resource page has; a page and its sections may have more. */
export interface ResourcePage {
  topic: Topic
  /** The paragraph under the page's heading. */
  lead: string
  /** In reading order. */
  sections: Record<string, Section & Record<string, unknown>>
  /** The pages to suggest at the end. */
  related: Topic[]
  [part: string]: unknown
}
