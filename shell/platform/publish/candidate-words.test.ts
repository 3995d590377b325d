import { sampleRelease } from '../store/testing/sample-release'
import type { Candidate } from './candidate'
import { liveLines } from './candidate-words'

const none = { rendered: [], repaired: [], findings: [], known: [], conflicts: [], fallbacks: [] }

/** The words for a publish of the builds that are live already, with these artefacts. */
const unchanged = (artefacts: Record<string, string>) =>
  liveLines({
    ...none,
    combination: new Map(),
    changing: [],
    changed: false,
    release: sampleRelease({ artefacts }),
    previous: sampleRelease({ artefacts: { 'robots.txt': 'a.txt', 'sitemap.xml': 'b.xml' } }),
  } as unknown as Candidate).join('\n')

it('names the artefacts that differ from those of the same live release', () => {
  expect(unchanged({ 'robots.txt': 'c.txt', 'ai.txt': 'd.txt' })).toContain(
    'Warning: the live version of robots.txt, sitemap.xml, ai.txt is an older one.',
  )
  expect(unchanged({ 'robots.txt': 'a.txt', 'sitemap.xml': 'b.xml' })).not.toContain('Warning')
})
