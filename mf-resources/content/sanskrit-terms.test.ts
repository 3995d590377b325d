import { sanskritTerms } from './sanskrit-terms'

/** The texts of the pages: not the list itself, nor the glossary, which explains every term, nor what marks no terms. */
const texts = import.meta.glob(
  ['./*.ts', '!./{*.test,sanskrit-terms,glossary*,page-metadata,page-labels,topics,research-*}.ts'],
  { eager: true },
)

it('knows no term that the texts no longer use', () => {
  const words = JSON.stringify(Object.values(texts))
  expect(sanskritTerms.filter((term) => !new RegExp(`\\b${term}\\b`).test(words))).toEqual([])
})
