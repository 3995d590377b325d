import { programPages } from './program-pages'
import { programs } from './programs'
import { sanskritTerms } from './sanskrit-terms'

it('knows no term that the texts no longer use', () => {
  const texts = JSON.stringify([programPages, programs])
  expect(sanskritTerms.filter((term) => !new RegExp(`\\b${term}\\b`).test(texts))).toEqual([])
})
