import type { Release } from '../store/releases/release'
import { sampleRelease } from '../store/testing/sample-release'
import type { Candidate } from './candidate'
import { liveLines } from './candidate-words'

const none = { rendered: [], repaired: [], findings: [], known: [], conflicts: [], fallbacks: [] }

/** The words for a candidate with this release after one for https://one.example. */
const words = (release: Partial<Release>, changed: boolean) =>
  liveLines({
    ...none,
    combination: new Map(),
    changing: [],
    changed,
    release: sampleRelease({ origin: 'https://one.example', ...release }),
    previous: sampleRelease({
      origin: 'https://one.example',
      artefacts: { 'robots.txt': 'a.txt', 'sitemap.xml': 'b.xml' },
    }),
  } as unknown as Candidate).join('\n')

it('names the artefacts that differ from those of the same live release', () => {
  expect(words({ artefacts: { 'robots.txt': 'c.txt', 'ai.txt': 'd.txt' } }, false)).toContain(
    'Warning: the live version of robots.txt, sitemap.xml, ai.txt is an older one.',
  )
  expect(words({ artefacts: { 'robots.txt': 'a.txt', 'sitemap.xml': 'b.xml' } }, false)).not.toContain(
    'Warning',
  )
})

it('warns if the site moves to another address', () => {
  expect(words({ origin: 'https://two.example' }, true)).toContain(
    'Warning: the address of the site changes from https://one.example to https://two.example (PUBLIC_ORIGIN).',
  )
})
