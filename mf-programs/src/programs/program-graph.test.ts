import { expect, it } from 'vitest'
import { programs, type ProgramCode } from '../../content/programs'
import { depthOf, directlyBefore, leadsTo, routeTo, totalHours } from './program-graph'

const hours: Record<ProgramCode, number> = {
  alc: 500,
  ahc: 1000,
  an: 1000,
  ah: 1000,
  ast: 1000,
  ap: 2000,
  amt: 1500,
  abt: 1000,
  pkt: 2000,
  aap: 4000,
}

it.each(Object.entries(hours))('%s totals %i hours', (code, total) => {
  expect(totalHours(code as ProgramCode)).toBe(total)
})

it('each program leads to the programs that the pathway names', () => {
  const next = Object.fromEntries(programs.map(({ code }) => [code, leadsTo(code)]))
  expect(next).toEqual({
    alc: ['ahc', 'an', 'ah', 'ast', 'abt'],
    ahc: ['ap'],
    an: ['ap'],
    ah: ['ap'],
    ap: ['aap'],
    ast: ['amt'],
    abt: ['aap'],
    amt: ['pkt'],
    pkt: ['aap'],
    aap: [],
  })
})

it('ALC is a direct prerequisite of its own followers only, although AP requires it too', () => {
  expect(routeTo('ap')).toContain('alc')
  expect(directlyBefore('ap')).toEqual(['ahc', 'an', 'ah'])
})

it('the way to AAP passes through all ten programs', () => {
  expect(routeTo('aap').size).toBe(10)
})

it('a program is as deep as its longest way from ALC', () => {
  expect(depthOf('alc')).toBe(0)
  expect(depthOf('abt')).toBe(1)
  expect(depthOf('ap')).toBe(2)
  expect(depthOf('pkt')).toBe(3)
  expect(depthOf('aap')).toBe(4)
})

it('the catalogue lists every program after its prerequisites', () => {
  const seen = new Set<ProgramCode>()
  for (const { code, requires } of programs) {
    expect(requires.filter((required) => !seen.has(required))).toEqual([])
    seen.add(code)
  }
})
