import { glossaryWords } from './glossary-words'
import { sanskritTerms } from './sanskrit-terms'

const words = glossaryWords.flatMap(({ entries }) => entries)

it('explains every term that the texts mark', () => {
  const ids = new Set(words.map(({ id }) => id))
  expect(sanskritTerms.filter((term) => !ids.has(term.toLowerCase().replaceAll(' ', '-')))).toEqual([])
})

it('has each word once, in alphabetical order within its subject', () => {
  expect(new Set(words.map(({ id }) => id)).size).toBe(words.length)
  for (const { entries } of glossaryWords) {
    const ids = entries.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted())
  }
})

it('says how to pronounce each, with the stress in capitals', () => {
  for (const { term, say } of words) expect(say, term).toMatch(/[A-Z]{2}/)
})
