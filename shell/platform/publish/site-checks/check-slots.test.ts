import { Script } from 'node:vm'
import type { Manifest } from 'contract/manifest'
import { sampleBuilds } from '../../store/testing/sample-build'
import { sampleReleasePage } from '../../store/testing/sample-release'
import { unfitFills, unfitPlaces, unknownFills, unknownSlots } from './check-slots'

const offering: Partial<Manifest> = { name: 'mf-home', offeredSlots: { 'home.podcast': {} } }

const filling = (name: string): Manifest['slots'] => [{ name, module: './src/box', hydrate: 'with-page' }]

const unknown = (page: string, remote: string, check = 'slot') => ({
  page,
  check,
  about: 'home.weather',
  expected: 'a slot that a remote offers, live or in this publish: home.podcast',
  found: 'home.weather',
  remote,
})

const pages = { '/': sampleReleasePage({ remote: 'shell', slots: ['home.weather'] }) }

it('refuses a slot on a page that no build offers or fills, and names it', () => {
  expect(unknownSlots(pages, sampleBuilds(offering), {})).toEqual([unknown('/', 'shell')])
})

it('counts it as a loss if the live page holds the slot', () => {
  expect(unknownSlots(pages, sampleBuilds(offering), pages)).toEqual([unknown('/', 'shell', 'vanished slot')])
})

it.each<[string, Partial<Manifest>]>([
  ['offers', { offeredSlots: { 'home.weather': {} } }],
  ['fills', { slots: filling('home.weather') }],
])('accepts a slot on a page that some build %s', (_, other) => {
  expect(unknownSlots(pages, sampleBuilds({}, { name: 'mf-other', ...other }), {})).toEqual([])
})

it('refuses a new build that fills a slot which no build knows and no page holds', () => {
  const combination = sampleBuilds({ slots: filling('home.weather') }, offering)
  expect(unknownFills([...combination.values()], combination, {})).toEqual([
    unknown('mf-sample', 'mf-sample'),
  ])
  expect(unknownFills([...combination.values()], combination, pages)).toEqual([])
})

it('lets a remote fill a slot that it offers itself', () => {
  const combination = sampleBuilds({ ...offering, slots: filling('home.podcast') })
  expect(unknownFills([...combination.values()], combination, {})).toEqual([])
})

it('does not refuse another remote because a live build fills one', () => {
  const combination = sampleBuilds({ slots: filling('home.weather') }, { name: 'mf-other' })
  const fresh = [...combination.values()].filter(({ manifest }) => manifest.name === 'mf-other')
  expect(unknownFills(fresh, combination, {})).toEqual([])
})

/** Offers `home.podcast` with the schema `props`. */
const offeringProps = (props: Record<string, unknown>): Partial<Manifest> => ({
  name: 'mf-home',
  offeredSlots: { 'home.podcast': { props } },
})

describe('a pattern that backtracks without an end', () => {
  const endless = { type: 'object', properties: { title: { type: 'string', pattern: '^(a+)+$' } } }
  const title = `${'a'.repeat(60)}!`

  beforeEach(() => {
    const { runInContext } = Script.prototype
    vi.spyOn(Script.prototype, 'runInContext').mockImplementation(function (this: Script, context) {
      return runInContext.call(this, context, { timeout: 100 }) as unknown
    })
  })

  it('is refused in a slot of a page', () => {
    const combination = sampleBuilds(offeringProps(endless))
    expect(() => unfitPlaces('/herbs', [['home.podcast', { title }]], combination, 'mf-herbs')).toThrow(
      'the slots on /herbs: expected a check within',
    )
  })

  it('is refused in what a remote fills', () => {
    const given = { type: 'object', properties: { title: { const: title } } }
    const filler = { slots: [{ ...filling('home.podcast')[0]!, props: endless }] }
    expect(() => unfitFills(sampleBuilds(offeringProps(given), filler))).toThrow(
      'the slots that mf-sample fills: expected a check within',
    )
  })
})

describe.each([
  ['a pattern without an end', { type: 'object', properties: { title: { type: 'string', pattern: '(' } } }],
  ['a reference to itself', { $ref: '#' }],
  ['a prop that is no schema', { type: 'object', properties: { title: null } }],
])('a schema with %s', (_, props) => {
  it('is refused in a slot of a page', () => {
    const found = unfitPlaces(
      '/herbs',
      [['home.podcast', {}]],
      sampleBuilds(offeringProps(props)),
      'mf-herbs',
    )
    expect(found).toMatchObject([
      { found: expect.stringContaining('a schema that cannot be read: ') as string },
    ])
  })

  it('is refused in what a remote fills', () => {
    const given = { type: 'object', properties: { title: { const: 'Mint' } } }
    const filler = { slots: [{ ...filling('home.podcast')[0]!, props }] }
    expect(unfitFills(sampleBuilds(offeringProps(given), filler))).toMatchObject([
      { page: 'mf-sample fills home.podcast', check: 'slot props' },
    ])
  })
})

it('shows the beginning of the props that do not fit, and some of their faults', () => {
  const names = Array.from({ length: 1000 }, (_, index) => `prop${index}`)
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  const props = Object.fromEntries(names.map((name) => [name, 1]))
  const combination = sampleBuilds(offeringProps({ type: 'object', properties }))
  const findings = unfitPlaces('/herbs', [['home.podcast', props]], combination, 'mf-herbs')
  expect(findings.length).toBe(20)
  expect(findings[0]?.found).toMatch(/, in \{"prop0":1,"prop1":1,.{1,300}$/)
})
