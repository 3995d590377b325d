import type { Manifest } from 'contract/manifest'
import { sampleBuilds } from '../../store/testing/sample-build'
import { sampleReleasePage } from '../../store/testing/sample-release'
import { unknownFills, unknownSlots } from './check-slots'

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

it('refuses a slot on a page that no build offers or fills, and names it', () => {
  const pages = { '/': sampleReleasePage({ remote: 'shell', slots: ['home.podcast', 'home.weather'] }) }
  expect(unknownSlots(pages, sampleBuilds(offering), {})).toEqual([unknown('/', 'shell')])
})

it('counts it as a loss if the live page holds the slot', () => {
  const pages = { '/': sampleReleasePage({ remote: 'shell', slots: ['home.weather'] }) }
  expect(unknownSlots(pages, sampleBuilds(offering), pages)).toEqual([unknown('/', 'shell', 'vanished slot')])
})

it.each<[string, Partial<Manifest>]>([
  ['offers', { offeredSlots: { 'home.weather': {} } }],
  ['fills', { slots: filling('home.weather') }],
])('accepts a slot on a page that some build %s', (_, other) => {
  const pages = { '/': sampleReleasePage({ slots: ['home.weather'] }) }
  expect(unknownSlots(pages, sampleBuilds({}, { name: 'mf-other', ...other }), {})).toEqual([])
})

it('refuses a new build that fills a slot which no build knows and no page holds', () => {
  const combination = sampleBuilds({ slots: filling('home.weather') }, offering)
  expect(unknownFills([...combination.values()], combination, {})).toEqual([
    unknown('mf-sample', 'mf-sample'),
  ])
  const pages = { '/': sampleReleasePage({ slots: ['home.weather'] }) }
  expect(unknownFills([...combination.values()], combination, pages)).toEqual([])
})

it('does not refuse another remote because a live build fills one', () => {
  const combination = sampleBuilds({ slots: filling('home.weather') }, { name: 'mf-other' })
  const fresh = [...combination.values()].filter(({ manifest }) => manifest.name === 'mf-other')
  expect(unknownFills(fresh, combination, {})).toEqual([])
})
