import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isIntact } from '../places/corruption'
import { liveRemotes, releaseHistory, type Entry } from './history'
import { releaseFile, type Release } from '../releases/release'
import { publishSample, sampleRelease, sampleReleasePage } from '../testing/sample-release'
import { temporarySite } from '../testing/temporary-site'

const page = (remote: string, html: string) => sampleReleasePage({ remote, html })
const release = (builds: Release['builds'], pages: Release['pages']) => sampleRelease({ builds, pages })
const entry = (number: number, at: string, of: Release): Entry => ({
  move: { number, at, release: '', why: '' },
  release: of,
})

const first = release({ shell: '1', a: '1' }, { '/': page('shell', 'x'), '/a': page('a', 'x') })
const second = release({ shell: '1', a: '2' }, { '/': page('shell', 'x'), '/a': page('a', 'y') })

it('knows since when each version is live, across releases that did not change it', () => {
  const history = [entry(1, 'monday', first), entry(2, 'tuesday', second), entry(3, 'wednesday', second)]
  expect(liveRemotes(history)).toEqual([
    { remote: 'shell', version: '1', since: 'monday', pages: 1 },
    { remote: 'a', version: '2', since: 'tuesday', pages: 1 },
  ])
})

it('counts from the return of a version that another one had replaced', () => {
  const history = [entry(1, 'monday', first), entry(2, 'tuesday', second), entry(3, 'wednesday', first)]
  expect(liveRemotes(history)[1]).toMatchObject({ version: '1', since: 'wednesday' })
})

it.each([
  ['at the beginning', [entry(5, 'monday', first)], 'monday or earlier'],
  ['before', [entry(1, 'monday', second), entry(5, 'friday', first)], 'friday or earlier'],
  ['since', [entry(1, 'monday', first), entry(5, 'friday', first)], 'friday or earlier'],
])('does not know since when a version is live if moves are missing %s', (_, history, since) => {
  expect(liveRemotes(history)[1]).toMatchObject({ version: '1', since })
})

it('returns all intact entries if a release or a move is corrupt, and names that', async () => {
  const site = await temporarySite()
  const ids = ['1111111111111111', '2222222222222222', '3333333333333333', '4444444444444444']
  for (const id of [...ids, ids[3] ?? '']) await publishSample(site, id)
  await writeFile(releaseFile(site, '1111111111111111'), '')
  await rm(releaseFile(site, '2222222222222222'))
  await writeFile(join(site.live, '000003.json'), '')
  const history = await releaseHistory(site)
  expect(history).toMatchObject([
    { number: 1, corruption: { code: 'site-corrupt' } },
    { number: 2, corruption: { code: 'release-unknown' } },
    { number: 3, corruption: { code: 'site-corrupt' } },
    { move: { number: 4 }, release: { id: '4444444444444444' } },
    { move: { number: 5 }, release: { id: '4444444444444444' } },
  ])
  // A release may be large: it is held once, however many moves made it live.
  const [held, again] = history.filter(isIntact).map((live) => live.release)
  expect(held).toBe(again)
})
