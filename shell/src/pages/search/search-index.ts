import MiniSearch, { type Query } from 'minisearch'
import type { SearchedPage } from 'contract/search'
import { searchWords } from '../../../content/search-words'

/** A found part of a page. */
export interface Found {
  id: number
  /** With the id of the part. */
  address: string
  title: string
  heading: string
  /** The text around the first word that was found. */
  excerpt: string
}

/** Sanskrit is written with and without diacritics: `tridosa` finds `tridoṣa`. */
const plain = (term: string) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** How many characters of an excerpt come before and after the word. */
const [before, after] = [60, 120]

function excerptOf(text: string, terms: string[]): string {
  const plainText = plain(text)
  const places = terms.map((term) => plainText.indexOf(term)).filter((place) => place >= 0)
  const start = Math.max(0, Math.min(...(places.length > 0 ? places : [0])) - before)
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1
  const cut = text.slice(from, from + before + after)
  const whole = from + cut.length >= text.length ? cut : cut.slice(0, cut.lastIndexOf(' '))
  return `${from > 0 ? '… ' : ''}${whole}${whole.length < text.length - from ? ' …' : ''}`
}

interface Part extends Omit<Found, 'excerpt'> {
  text: string
}

const partsOf = ({ path, title, sections }: SearchedPage): Omit<Part, 'id'>[] =>
  sections.map(({ heading, id, text }) => ({ address: id ? `${path}#${id}` : path, title, heading, text }))

/** How many letters may be wrong: three in ten, rounded, in words of at least four letters. */
const fuzzy = (term: string) => (term.length > 3 ? 0.3 : false)

const synonymsOf = (term: string) =>
  searchWords
    .filter((group) => group.includes(term))
    .flatMap((group) => group.filter((word) => word !== term))

/** The typed words, the same as one word (`tri dosha`), and their synonyms. */
function asked(query: string): Query {
  const words = plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const others = words
    .flatMap(synonymsOf)
    .map((word) => ({ queries: [word], fuzzy: false, boostTerm: () => 0.6 }))
  return { queries: [words.join(' '), ...(words.length > 1 ? [words.join('')] : []), ...others] }
}

/** Results for words in any spelling, the best first. */
export async function searchIndex(pages: SearchedPage[]): Promise<(query: string) => Found[]> {
  const parts: Part[] = pages.flatMap(partsOf).map((part, id) => ({ ...part, id }))
  const index = new MiniSearch<Part>({
    fields: ['title', 'heading', 'text'],
    processTerm: plain,
    searchOptions: {
      prefix: (term) => term.length > 2,
      fuzzy,
      // A similar word is often another one: massage and message.
      weights: { fuzzy: 0.1, prefix: 0.375 },
      boost: { title: 3, heading: 4 },
    },
  })
  // In short tasks, so that the visitor can type in between.
  await index.addAllAsync(parts, { chunkSize: 25 })
  return (query) =>
    index.search(asked(query)).flatMap(({ id, terms }) => {
      const part = parts[Number(id)]
      return part ? [{ ...part, excerpt: excerptOf(part.text, terms) }] : []
    })
}
