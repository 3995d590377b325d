import { claimsIn, textsOf } from 'shared-ui/claims'
import { expect, it } from 'vitest'

const content = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true })

/** A denial; nothing else may be added here. */
const allowed = ['do not train anyone to diagnose or treat disease']

it.each(Object.entries(content))('%s claims nothing that the college cannot stand behind', (_, module) => {
  expect(claimsIn(module, allowed)).toEqual([])
})

it('allows no phrase that the texts do not hold', () => {
  const texts = textsOf(content).join('\n')
  expect(allowed.filter((phrase) => !texts.includes(phrase))).toEqual([])
})
