import type { Manifest } from 'contract/manifest'
import { checkCombination } from './check-combination'
import type { Combination } from './combination'
import { meetsAnotherReact } from './version-conflicts'
import { SiteError } from '../../errors/site-error'
import { sampleBuilds, samplePage } from '../../store/testing/sample-build'

const shell: Partial<Manifest> = {
  name: 'shell',
  pages: [samplePage('/')],
  doors: { react: [], 'shared-ui': [] },
}

const refusalOf = (combination: Combination, live: Combination = new Map()) => {
  try {
    checkCombination(live, combination)
  } catch (error) {
    if (error instanceof SiteError) return error
    throw error
  }
  return undefined
}

it('refuses another React than the shell’s, and names remote, package and both versions', () => {
  const refusal = refusalOf(sampleBuilds(shell, { shared: { react: '18.3.1' } }))
  expect(refusal?.code).toBe('shared-version')
  expect(refusal?.message).toBe(
    "The site's shell offers react 19.0.0, which does not fit mf-sample (built with 18.3.1, takes no other).",
  )
})

it('names every remote that does not accept another major version of React, in one message', () => {
  const built = { shared: { react: '19.0.0' }, ranges: { react: '^19.0.0' } }
  const next = sampleBuilds({ ...shell, shared: { react: '20.0.0' } }, built, {
    ...built,
    name: 'mf-other',
    pages: [],
  })
  expect(refusalOf(next)?.message).toBe(
    "The site's shell offers react 20.0.0, which does not fit mf-sample (built with 19.0.0, takes ^19.0.0), mf-other (built with 19.0.0, takes ^19.0.0).",
  )
})

it('accepts another minor version of React in the range of a remote, for a browser to prove', () => {
  const built = { shared: { react: '19.0.0' }, ranges: { react: '^19.0.0' } }
  const live = sampleBuilds({ ...shell, shared: { react: '19.0.0' } }, built)
  const next = sampleBuilds({ ...shell, shared: { react: '19.1.2' } }, built)
  expect(refusalOf(next, live)).toBeUndefined()
  expect(meetsAnotherReact(live, live)).toEqual([])
  expect(meetsAnotherReact(new Map(), next)).toEqual(['mf-sample (react 19.0.0, the site has 19.1.2)'])
})

it('refuses a shared package that the shell does not offer', () => {
  expect(refusalOf(sampleBuilds(shell, { shared: { vue: '3.0.0' } }))?.message).toContain(
    "The site's shell offers no vue, which does not fit mf-sample (built with 3.0.0, takes no other)",
  )
})

it.each<[string, Partial<Manifest>, string]>([
  ['route', { pages: [samplePage('/herbs')] }, 'path /herbs'],
  [
    'slot',
    { slots: [{ name: 'home.podcast', module: './src/box', hydrate: 'with-page' }] },
    'fill of slot home.podcast',
  ],
  [
    'form',
    { forms: { 'herb-question': { call: '/api/inquiries', failure: 'Please try again.' } } },
    'form herb-question',
  ],
])('refuses a %s with two owners, and names both', (what, offer, words) => {
  const owners = ['mf-sample', 'mf-other'].map((name) => ({ pages: [], ...offer, name }))
  expect(refusalOf(sampleBuilds(shell, ...owners))).toMatchObject({
    code: `${what}-overlap`,
    message: `The ${words} is offered by mf-sample and by mf-other.`,
  })
})

it('refuses a path that a remote offers twice, and says so', () => {
  const refusal = refusalOf(sampleBuilds(shell, { pages: [samplePage('/herbs'), samplePage('/herbs')] }))
  expect(refusal?.message).toBe('The path /herbs is offered by mf-sample twice.')
  expect(refusal?.fix).toBe('Take one of them out of its src/remote.tsx.')
})

it.each(['/api', '/api/news', '/forms/contact', '/assets/x', '/healthz', '/readyz', '/index'])(
  'refuses %s, which the web server keeps for itself',
  (path) => {
    const refusal = refusalOf(sampleBuilds(shell, { pages: [samplePage(path)] }))
    expect(refusal?.code).toBe('route-reserved')
    expect(refusal?.message).toContain(`mf-sample offers the path ${path}`)
  },
)

it('accepts a path that only begins like a reserved one', () => {
  expect(refusalOf(sampleBuilds(shell, { pages: [samplePage('/formulas')] }))).toBeUndefined()
})

const roots = (name: string) => ({ name, pages: [samplePage('/roots')] })

it('asks the remote without a live offer to give up what two remotes offer', () => {
  const next = sampleBuilds(roots('mf-sample'), shell, roots('mf-roots'))
  expect(refusalOf(next, sampleBuilds(shell, roots('mf-roots')))?.fix).toBe(
    'mf-sample has to give it up in its src/remote.tsx.',
  )
})

it('lists conflicts of the live site, and refuses no other remote for them', () => {
  const live = sampleBuilds(shell, roots('mf-one'), roots('mf-two'), { shared: { react: '18.3.1' } })
  const next = new Map([...live, ...sampleBuilds({ name: 'mf-herbs', pages: [samplePage('/herbs')] })])
  expect(checkCombination(live, next).map(({ code }) => code)).toEqual(['shared-version', 'route-overlap'])
  const worse = new Map([...next, ...sampleBuilds(roots('mf-herbs'))])
  expect(refusalOf(worse, live)?.message).toBe('The path /roots is offered by mf-one and by mf-herbs.')
})

it.each<[string, Partial<Manifest>, Partial<Manifest>]>([
  ['another React', { shared: { react: '18.3.1' } }, {}],
  [
    'a reserved path',
    { pages: [samplePage('/api'), samplePage('/forms')] },
    { pages: [samplePage('/forms')] },
  ],
  ['a path of others', { pages: [samplePage('/roots')] }, { pages: [] }],
])('accepts a build that ends one of several live conflicts: %s', (_, fault, fix) => {
  const names = ['mf-one', 'mf-two', 'mf-three']
  const live = sampleBuilds(shell, ...names.map((name) => ({ pages: [], ...fault, name })))
  const next = new Map([...live, ...sampleBuilds({ pages: [], ...fix, name: 'mf-two' })])
  expect(refusalOf(next, live)).toBeUndefined()
})
