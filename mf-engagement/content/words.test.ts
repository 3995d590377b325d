import { claimsIn } from 'shared-ui/claims'
import { misspellingsIn } from 'shared-ui/spelling'

const content = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '../service/newsletter/page-words.ts'], {
  eager: true,
})

it.each(Object.entries(content))('%s makes no claim that the college cannot support', (_, module) => {
  expect(claimsIn(module)).toEqual([])
})

it.each(Object.entries(content))('%s is spelt as in Canada', (_, module) => {
  expect(misspellingsIn(module)).toEqual([])
})
