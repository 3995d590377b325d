import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { liveMove } from '../../shell/publisher/pointer'
import { readRelease, releaseFile } from '../../shell/publisher/release'
import { buildDirectory } from '../../shell/publisher/site-directory'
import { runCommand, siteWithSample, testOrigin } from '../setup/published-site'

let published: Awaited<ReturnType<typeof siteWithSample>>
beforeEach(async () => {
  published = await siteWithSample()
})
afterEach(() => published.remove())

const siteCommand = (...args: string[]) =>
  runCommand('site.ts', args, { SITE_DIR: published.site.root, PUBLIC_ORIGIN: testOrigin })
const live = async () => readRelease(published.site, (await liveMove(published.site))?.release ?? '')
const from = () => ['--from', inject('sampleBuild')]

it('a page file that is missing or cut short is named, and the page rendered anew', async () => {
  const { site } = published
  const { id, pages } = await live()
  const [about, contact] = [pages['/about'], pages['/contact']].map((page) =>
    join(site.pages, page?.html ?? ''),
  )
  const whole = await readFile(about ?? '')
  const damage = async () => {
    await writeFile(about ?? '', '')
    await rm(contact ?? '')
  }
  await damage()
  const exported = await siteCommand('export', join(site.root, 'exported'))
  expect([exported.code, exported.output]).toEqual([1, expect.stringContaining(`${about} of /about`)])
  expect(await siteCommand('check', ...from())).toMatchObject({
    code: 0,
    output: expect.stringContaining('written anew: /about /contact\n') as string,
  })
  await damage()
  const again = await siteCommand('publish', ...from())
  expect(again.output).toContain('written anew: /about /contact\n')
  expect(await readFile(about ?? '')).toEqual(whole)
  expect((await live()).id).toBe(id)
})

it('a damaged live release is named, and left for one that is whole', async () => {
  const { site } = published
  const [first, second] = [join(site.live, '000001.json'), join(site.live, '000002.json')]
  const { release } = JSON.parse(await readFile(first, 'utf8')) as { release: string }
  const damaged = releaseFile(site, (await live()).id)
  await writeFile(damaged, '{"id":')
  const status = await siteCommand('status')
  expect(status.code).toBe(1)
  expect(status.output).toMatch(
    /^\S+\.json cannot be read: [^\n]+\n[^\n]+rollback ID[^\n]+\n\(site-damaged\)\n$/,
  )
  expect((await siteCommand('rollback', release)).code).toBe(0)
  expect((await siteCommand('status')).output).toContain(`Move 2  damaged: ${damaged} cannot be read`)
  await writeFile(second, '')
  const log = await siteCommand('log')
  expect(log.code).toBe(0)
  expect(log.output).toMatch(
    new RegExp(`^1 [^]+\n2  damaged: ${second} cannot be read: .+\n3 .+rollback from`, 'm'),
  )
})

it('a stored build that is damaged is replaced by publishing it again', async () => {
  const { site } = published
  const dir = buildDirectory(site, 'mf-sample', (await live()).builds['mf-sample'] ?? '')
  const [entry, manifest] = [join(dir, 'client/remoteEntry.js'), join(dir, 'remote.json')]
  const whole = await readFile(entry)
  await writeFile(entry, '')
  await rm(manifest)
  const { code, output } = await siteCommand('publish', ...from())
  expect([code, output]).toEqual([0, expect.stringMatching(/written anew: mf-sample@[\da-f]{16}\n/)])
  expect(await readFile(entry)).toEqual(whole)
})
