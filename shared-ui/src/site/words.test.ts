import { claimsIn } from './claims'
import { misspellingsIn } from './spelling'

/** The modules whose words the pages of several remotes show. */
const words = import.meta.glob(['./{intake,plants,site}.ts', '../forms/inquiry/form-words.ts'], {
  eager: true,
})

it.each(Object.entries(words))('%s makes no claim that the college cannot support', (_, module) => {
  expect(claimsIn(module)).toEqual([])
})

it.each(Object.entries(words))('%s is spelt as in Canada', (_, module) => {
  expect(misspellingsIn(module)).toEqual([])
})
