/** A Sanskrit word of a glossary, and what it means on this site. */
export interface GlossaryEntry {
  /** Its anchor on the page: the word in lower case, hyphens for spaces. */
  id: string
  /** As the texts of this site write it. */
  term: string
  /** With the marks of the International Alphabet of Sanskrit Transliteration (IAST). */
  iast: string
  /** How to say it, in plain letters; the stressed syllable is in capitals. */
  say: string
  meaning: string
}

/** The data of a glossary's page is a list of these. */
export interface GlossarySubject {
  entries: GlossaryEntry[]
}

/** The data of a page of this site. */
export type ReadData = (path: string) => Promise<unknown>

/** The address of a term's entry in the page `glossary`. */
export const entryAddress = (glossary: string, term: string) =>
  `${glossary}#${term.toLowerCase().replaceAll(' ', '-')}`
