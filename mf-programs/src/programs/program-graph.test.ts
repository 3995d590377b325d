import { programs } from '../../content/programs'
import { leadsTo } from './program-graph'

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
