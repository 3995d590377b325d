import { rm } from 'node:fs/promises'
import type * as Files from 'node:fs/promises'
import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FolderStore } from './places/folder-store'
import { markUsed } from '../files/mark-used'
import { allMoves, type Move } from './moves/pointer'
import { createPreview } from './previews'
import { neededReleases, prune } from './prune'
import { readRelease, releaseFile } from './releases/release'
import { buildDirectory, type SiteDirectory } from './places/site-directory'
import { publishSample, publishSamplePage, sampleRelease } from './testing/sample-release'
import { temporarySite } from './testing/temporary-site'

// Test files of a worker share their modules: one that is loaded already would keep the real functions.
vi.hoisted(() => vi.resetModules())
vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>()
  return { ...files, rm: vi.fn(files.rm) }
})

const day = 86_400_000
const now = Date.parse('2026-06-30T12:00:00Z')
const move = (number: number, release: string, daysAgo: number): Move => ({
  number,
  release,
  at: new Date(now - daysAgo * day).toISOString(),
  why: 'publish',
})

it('keeps the ten newest releases, however old', () => {
  const moves = Array.from({ length: 14 }, (_, index) => move(index, `r${index}`, 400 - index))
  const expected = ['r4', 'r5', 'r6', 'r7', 'r8', 'r9', 'r10', 'r11', 'r12', 'r13']
  expect([...neededReleases(moves, now)].toSorted()).toEqual(expected.toSorted())
})

it('keeps every release that was live within the last week, however old it is', () => {
  const old = move(0, 'ended', 30)
  const until = move(1, 'until yesterday', 20)
  const busy = Array.from({ length: 12 }, (_, index) => move(2 + index, `r${index}`, 1 - index / 100))
  const needed = neededReleases([old, until, ...busy], now)
  expect(needed.has('ended')).toBe(false)
  expect(needed.has('until yesterday')).toBe(true)
  expect(needed.size).toBe(13)
})

it('counts a release that went live twice once, by its newest move', () => {
  const back = Array.from({ length: 20 }, (_, index) => move(index, `r${index % 11}`, 400 - index))
  const expected = Array.from({ length: 11 }, (_, index) => `r${index}`).filter((id) => id !== 'r9')
  expect([...neededReleases(back, now)].toSorted()).toEqual(expected.toSorted())
})

describe('a stored content', () => {
  let site: SiteDirectory
  const page = ['0a1b0a1b0a1b0a1b.html', '0a1b0a1b0a1b0a1b.html.br', '0a1b0a1b0a1b0a1b.html.gz']
  beforeEach(async () => {
    site = await temporarySite()
    for (const dir of [site.pages, site.work]) mkdirSync(dir)
  })

  /** A page that was stored two hours ago. */
  function storePage(): void {
    const then = new Date(Date.now() - 7_200_000)
    for (const name of page) {
      writeFileSync(join(site.pages, name), '')
      utimesSync(join(site.pages, name), then, then)
    }
  }

  it('is deleted with its compressed copies if no release holds it', async () => {
    storePage()
    expect(await prune(site, Date.now())).toMatchObject({ files: 3 })
    expect(readdirSync(site.pages)).toEqual([])
  })

  it('is kept completely if it is about to be used again', async () => {
    storePage()
    await markUsed(join(site.pages, '0a1b0a1b0a1b0a1b.html'))
    expect(await prune(site, Date.now())).toMatchObject({ files: 0 })
    expect(readdirSync(site.pages).toSorted()).toEqual(page)
  })

  it('stays if it is an artefact of a stored release', async () => {
    storePage()
    await publishSample(site, '0'.repeat(16), { artefacts: { 'notes.html': '0a1b0a1b0a1b0a1b.html' } })
    expect(await prune(site, Date.now())).toMatchObject({ files: 0 })
  })

  it('stays if it is an artefact of a preview in a shared store; a corrupt preview stops no prune', async () => {
    storePage()
    const [id, store] = ['0'.repeat(16), new FolderStore(join(site.root, 'store'))]
    mkdirSync(site.releases)
    writeFileSync(
      releaseFile(site, id),
      JSON.stringify(sampleRelease({ id, artefacts: { 'notes.html': '0a1b0a1b0a1b0a1b.html' } })),
    )
    await createPreview(store, { release: id, by: undefined })
    await store.put('previews/corrupt.json', Buffer.from('{'))
    expect(await prune({ ...site, store }, Date.now() + 7_200_000)).toMatchObject({ releases: 0, files: 0 })
  })

  it('is deleted although a draft was renamed or deleted at the same time', async () => {
    storePage()
    // Listed, and not there when it is looked at.
    for (const dir of [site.pages, site.work])
      symlinkSync('renamed', join(dir, '0a1b0a1b-0a1b-4a1b-8a1b-0a1b0a1b0a1b'))
    expect(await prune(site, Date.now())).toMatchObject({ files: 3 })
  })
})

describe('on a corrupt site', () => {
  const nextMonth = Date.now() + 30 * day
  const ids = Array.from({ length: 13 }, (_, index) => String(index).padStart(16, '0'))
  let site: SiteDirectory
  beforeEach(async () => {
    site = await temporarySite()
    for (const id of ids) {
      mkdirSync(buildDirectory(site, 'shell', id), { recursive: true })
      await publishSample(site, id, { builds: { shell: id } })
    }
  })
  const stored = () => readdirSync(join(site.builds, 'shell'))

  it('a corrupt release does not stop the prune, and no other release loses a file', async () => {
    for (const id of [ids[1], ids[8]]) writeFileSync(releaseFile(site, id ?? ''), 'scratched')
    // As a copy made on another system brings it along.
    writeFileSync(join(site.builds, '.DS_Store'), '')
    expect(await prune(site, nextMonth)).toMatchObject({ moves: 3, releases: 3, builds: 4 })
    expect(stored()).toEqual(ids.slice(3).filter((id) => id !== ids[8]))
  })

  it('keeps releases that a corrupt move may have made live, until the move is older than all kept moves', async () => {
    writeFileSync(join(site.live, '000002.json'), 'scratched')
    writeFileSync(join(site.live, '000009.json'), 'scratched')
    expect(await prune(site, nextMonth)).toMatchObject({ moves: 2, releases: 1 })
    expect(stored()).toEqual(ids.slice(1))
    expect((await allMoves(site)).map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  })

  it.each(['live/000013.json', `releases/${ids[12]}.json`])(
    'leaves all as it is if it cannot tell what is live: %s',
    async (file) => {
      writeFileSync(join(site.root, file), 'scratched')
      await expect(prune(site, nextMonth)).rejects.toMatchObject({ code: 'site-corrupt' })
      expect(stored()).toEqual(ids)
    },
  )
})

it('deletes no file of others in a folder that is not only the site’s', async () => {
  const site = await temporarySite()
  const commit = '0a1b'.repeat(10)
  const files = [
    `builds/app/${commit}`,
    'pages/index.html',
    'releases/2026-01.txt',
    'work/20260101-1935-notes.txt',
  ]
  for (const file of files) {
    mkdirSync(dirname(join(site.root, file)), { recursive: true })
    writeFileSync(join(site.root, file), '')
  }
  expect(await prune(site, Date.now() + day)).toEqual({ moves: 0, releases: 0, builds: 0, files: 0 })
})

it('leaves no half of a build when it is killed: a mirror would take that for a whole one', async () => {
  const site = await temporarySite()
  mkdirSync(buildDirectory(site, 'mf-herbs', '0'.repeat(16)), { recursive: true })
  vi.mocked(rm).mockRejectedValueOnce(new Error('killed'))
  await expect(prune(site, Date.now() + day)).rejects.toThrow('killed')
  expect(readdirSync(join(site.builds, 'mf-herbs'))).toEqual([])
  await prune(site, Date.now() + day)
  expect(readdirSync(site.work)).toEqual([])
})

it('deletes the pages of releases that are over, and of no other', async () => {
  const site = await temporarySite()
  const releases: { id: string; html: string }[] = []
  for (let edition = 1; edition <= 12; edition++)
    releases.push(await publishSamplePage(site, `Edition ${edition}`))
  expect(await prune(site, Date.now())).toEqual({ moves: 0, releases: 0, builds: 0, files: 0 })

  writeFileSync(join(site.work, 'build-0a1b0a1b-0a1b-4a1b-8a1b-0a1b0a1b0a1b'), '')
  writeFileSync(join(site.pages, `${releases[0]?.html}.0a1b`), 'half a page')
  // Of each page its HTML and its data, each in three files; and the two drafts.
  expect(await prune(site, Date.now() + 30 * day)).toEqual({ moves: 2, releases: 2, builds: 0, files: 14 })
  expect(readdirSync(site.work)).toEqual([])
  const kept = releases.slice(2)
  expect((await allMoves(site)).map((each) => 'release' in each && each.release)).toEqual(
    kept.map(({ id }) => id),
  )
  expect(
    readdirSync(site.pages)
      .filter((name) => name.endsWith('.html'))
      .toSorted(),
  ).toEqual(kept.map(({ html }) => html).toSorted())
  await expect(readRelease(site, releases[0]?.id ?? '')).rejects.toThrow('There is no release')
})
