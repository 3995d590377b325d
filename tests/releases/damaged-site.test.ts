import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { releaseFile } from '../../shell/publisher/release'
import { buildDirectory } from '../../shell/publisher/site-directory'
import { siteWithSample } from '../setup/published-site'

let published: Awaited<ReturnType<typeof siteWithSample>>
beforeEach(async () => {
  published = await siteWithSample()
})
afterEach(() => published.remove())

const from = () => ['--from', inject('sampleBuild')]

it('a page file that is missing or cut short is named, and the page rendered anew', async () => {
  const { site } = published
  const { id, pages } = await published.live()
  const [about, contact] = [pages['/about'], pages['/contact']].map((page) =>
    join(site.pages, page?.html ?? ''),
  )
  const whole = await readFile(about ?? '')
  const damage = async () => {
    await writeFile(about ?? '', '')
    await rm(contact ?? '')
  }
  await damage()
  const exported = await published.command('export', join(site.root, 'exported'))
  expect([exported.code, exported.output]).toEqual([1, expect.stringContaining(`${about} of /about`)])
  expect(await published.command('check', ...from())).toMatchObject({
    code: 0,
    output: expect.stringContaining('written anew: /about /contact\n') as string,
  })
  await damage()
  const again = await published.command('publish', ...from())
  expect(again.output).toContain('written anew: /about /contact\n')
  expect(await readFile(about ?? '')).toEqual(whole)
  expect((await published.live()).id).toBe(id)
})

it('a damaged live release is named, and left for one that is whole', async () => {
  const { site } = published
  const [first, second] = [join(site.live, '000001.json'), join(site.live, '000002.json')]
  const { release } = JSON.parse(await readFile(first, 'utf8')) as { release: string }
  const damaged = releaseFile(site, (await published.live()).id)
  await writeFile(damaged, '{"id":')
  const status = await published.command('status')
  expect(status.code).toBe(1)
  expect(status.output).toMatch(
    /^\S+\.json cannot be read: [^\n]+\n[^\n]+rollback ID[^\n]+\n\(site-damaged\)\n$/,
  )
  expect((await published.command('rollback', release)).code).toBe(0)
  expect((await published.command('status')).output).toContain(`Move 2  damaged: ${damaged} cannot be read`)
  await writeFile(second, '')
  const log = await published.command('log')
  expect(log.code).toBe(0)
  expect(log.output).toMatch(
    new RegExp(`^1 [^]+\n2  damaged: ${second} cannot be read: .+\n3 .+rollback from`, 'm'),
  )
})

it('a stored build that is damaged is replaced by publishing it again', async () => {
  const { site } = published
  const dir = buildDirectory(site, 'mf-sample', (await published.live()).builds['mf-sample'] ?? '')
  const [entry, manifest] = [join(dir, 'client/remoteEntry.js'), join(dir, 'remote.json')]
  const whole = await readFile(entry)
  await writeFile(entry, '')
  await rm(manifest)
  const { code, output } = await published.command('publish', ...from())
  expect([code, output]).toEqual([0, expect.stringMatching(/written anew: mf-sample@[\da-f]{16}\n/)])
  expect(await readFile(entry)).toEqual(whole)
})
