import { existsSync } from 'node:fs'
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { buildDirectory } from 'platform/store/site-directory'
import { liveMove } from 'platform/store/pointer'
import { prune } from 'platform/store/prune'
import { publish } from 'platform/publish/publish'
import { readRelease, type Release } from 'platform/store/release'
import { rollbackRelease } from 'platform/publish/rollback'
import { siteWithSample, testOrigin } from '../setup/published-site'
import { editedBuild } from '../setup/edited-build'

let published: Awaited<ReturnType<typeof siteWithSample>>
const releases: Release[] = []
const nextMonth = Date.now() + 30 * 86_400_000

beforeAll(async () => {
  published = await siteWithSample()
  for (let edition = 1; edition <= 12; edition++) {
    const dist = await editedBuild(inject('sampleBuild'), (text) =>
      text.replaceAll('Raise a', `Raise ${edition}`),
    )
    releases.push((await publish(published.site, [dist], testOrigin)).release)
  }
}, 120_000)
afterAll(() => published.remove())

const storedPages = ({ pages }: Release) =>
  Object.values(pages).flatMap(({ html, data }) =>
    [html, data].flatMap((file) => [file, `${file}.br`, `${file}.gz`]),
  )
const isIntact = (release: Release) =>
  storedPages(release).every((file) => existsSync(join(published.site.pages, file))) &&
  Object.entries(release.builds).every(([remote, version]) =>
    existsSync(buildDirectory(published.site, remote, version)),
  )

it('deletes nothing that was live this week', async () => {
  expect(await prune(published.site, Date.now())).toEqual({ moves: 0, releases: 0, builds: 0, files: 0 })
  expect(releases.every(isIntact)).toBe(true)
})

it('later keeps ten releases, and deletes the others with the files that only they use, and drafts', async () => {
  const [first, second, ...kept] = releases
  const draft = join(published.site.pages, `${first?.pages['/']?.html}.0a1b`)
  await writeFile(draft, 'half a page')
  await writeFile(join(published.site.work, 'build-of-a-killed-publisher'), '')
  const pruned = await prune(published.site, nextMonth)
  // Two editions of the sample, the sample itself, and the release without it.
  expect(pruned).toMatchObject({ moves: 4, releases: 4, builds: 3 })
  expect(existsSync(draft)).toBe(false)
  expect(await readdir(published.site.work)).toEqual([])
  expect(kept.every(isIntact)).toBe(true)
  for (const gone of [first, second]) {
    const version = gone?.builds['mf-sample'] ?? ''
    expect(existsSync(buildDirectory(published.site, 'mf-sample', version))).toBe(false)
    expect(existsSync(join(published.site.pages, gone?.pages['/sample/one']?.html ?? ''))).toBe(false)
  }
})

it('keeps the site live, and rollbacks to the kept releases possible', async () => {
  expect((await liveMove(published.site))?.release).toBe(releases.at(-1)?.id)
  expect((await rollbackRelease(published.site, undefined)).id).toBe(releases.at(-2)?.id)
  await expect(readRelease(published.site, releases[0]?.id ?? '')).rejects.toThrow('There is no release')
  const file = join(published.site.pages, releases.at(-2)?.pages['/']?.html ?? '')
  expect(await readFile(file, 'utf8')).toContain('<!doctype html>')
})

it('every publish prunes', async () => {
  const draft = join(published.site.work, 'build-of-a-killed-publisher')
  await writeFile(draft, '')
  await utimes(draft, 0, 0)
  expect((await published.command('publish', '--from', inject('sampleBuild'))).code).toBe(0)
  expect(existsSync(draft)).toBe(false)
})
