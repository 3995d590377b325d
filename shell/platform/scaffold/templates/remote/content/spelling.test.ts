import { misspellingsIn } from 'shared-ui/spelling'
import { expect, it } from 'vitest'

const content = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true })

it.each(Object.entries(content))('%s is spelt as in Canada', (_, module) => {
  expect(misspellingsIn(module)).toEqual([])
})
