import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markUsed } from './mark-used'
import type { Move } from './pointer'
import { neededReleases, prune } from './prune'
import { siteDirectory } from './site-directory'

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

it('keeps every release that was live within the last week, long since begun or not', () => {
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
  expect(neededReleases(back, now).size).toBe(10)
})

describe('what no release holds', () => {
  const site = siteDirectory(mkdtempSync(join(tmpdir(), 'prune-')))
  const page = ['0a1b.html', '0a1b.html.br', '0a1b.html.gz']
  beforeEach(() => [site.pages, site.work].forEach((dir) => mkdirSync(dir, { recursive: true })))
  afterEach(() => rmSync(site.root, { recursive: true }))

  /** A page that was stored two hours ago. */
  function storePage(): void {
    const then = new Date(Date.now() - 7_200_000)
    for (const name of page) {
      writeFileSync(join(site.pages, name), '')
      utimesSync(join(site.pages, name), then, then)
    }
  }

  it('goes with its compressed forms', async () => {
    storePage()
    expect(await prune(site, Date.now())).toMatchObject({ files: 3 })
    expect(readdirSync(site.pages)).toEqual([])
  })

  it('stays whole where it is about to be used again', async () => {
    storePage()
    await markUsed(join(site.pages, '0a1b.html'))
    expect(await prune(site, Date.now())).toMatchObject({ files: 0 })
    expect(readdirSync(site.pages).toSorted()).toEqual(page)
  })

  it('goes although a draft beside it was renamed or deleted meanwhile', async () => {
    storePage()
    // Listed, and not there when it is looked at.
    for (const dir of [site.pages, site.work]) symlinkSync('renamed', join(dir, '0-draft'))
    expect(await prune(site, Date.now())).toMatchObject({ files: 3 })
  })
})
