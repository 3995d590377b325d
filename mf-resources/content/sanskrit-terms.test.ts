import { expect, it } from 'vitest'
import { sanskritTerms } from './sanskrit-terms'

/** The texts of the pages: not the list itself, nor the glossary, which explains every term, nor what only search engines read. */
const texts = import.meta.glob(
  ['./*.ts', '!./*.test.ts', '!./sanskrit-terms.ts', '!./glossary*.ts', '!./page-metadata.ts'],
  { eager: true },
)

it('knows no term that the texts no longer use', () => {
  const words = JSON.stringify(texts)
  expect(sanskritTerms.filter((term) => !new RegExp(`\\b${term}\\b`).test(words))).toEqual([])
})
