import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256Of } from '../files/hash'
import { storeBuild } from '../store/builds/build-store'
import { listFiles } from '../files/list-files'
import { FolderStore, storeOf } from '../store/places/folder-store'
import type { SiteDirectory } from '../store/places/site-directory'
import { releaseId } from '../store/releases/release-id'
import { sampleDist, writeManifest } from '../store/testing/sample-dist'
import { publishSample } from '../store/testing/sample-release'
import { temporaryFolder, temporarySite } from '../store/testing/temporary-site'
import { buildSchema, type BuildFiles } from './api'
import { samplePublisher } from './testing/sample-publisher'
import { createToken } from './tokens'
import { keepContent, takeBuild } from './uploads'

let site: SiteDirectory
beforeEach(async () => void (site = await temporarySite()))

it('refuses a content of another size than announced, before it is copied', async () => {
  const content = Buffer.from('A content that many files may name')
  const sha256 = sha256Of(content)
  await keepContent(site, sha256, content)
  const files = { 'client/a.js': { sha256, bytes: 0 } }
  await expect(takeBuild(site, { remote: 'mf-herbs', files })).rejects.toMatchObject({
    code: 'build-refused',
    message: `mf-herbs: expected 0 bytes in client/a.js, as announced; found ${content.length}.`,
  })
  expect(await readdir(site.work)).toEqual([`content-${sha256}`])
})

const fileOf = (bytes: number) => ({ sha256: '0'.repeat(64), bytes })

it.each([
  [
    'a large file',
    { 'client/film.mp4': fileOf(10_000_001) },
    'at most 10000000 bytes in a file; found 10000001 in client/film.mp4',
  ],
  [
    'many files',
    Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`client/${index}.js`, fileOf(1)])),
    'at most 2000 files in a build; found 2001',
  ],
  [
    'many files of the largest size',
    Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`client/${index}.js`, fileOf(10_000_000)])),
    'at most 50000000 bytes in a build; found 60000000',
  ],
])('refuses a build with %s, and says how to make it fit', async (_, files, message) => {
  const build = buildSchema.parse({ remote: 'mf-herbs', files })
  await expect(takeBuild(site, build)).rejects.toMatchObject({
    code: 'build-refused',
    message: `mf-herbs: expected ${message}.`,
    fix: expect.stringContaining('build it again') as string,
  })
  expect(existsSync(site.work)).toBe(false)
})

it('refuses a build with a name that no disk keeps, before it writes a file', async () => {
  const name = `client/${'\u0924'.repeat(84)}.js`
  await expect(takeBuild(site, { remote: 'mf-herbs', files: { [name]: fileOf(1) } })).rejects.toMatchObject({
    code: 'build-refused',
    message: `mf-herbs: expected names of at most 240 bytes in paths of at most 1000; found ${name}.`,
  })
})

it('catches up with the shared store: another machine may have published other content under a name', async () => {
  const [origin, dist] = [await temporarySite(), await sampleDist(await temporaryFolder())]
  const [page, write] = [join(dist, 'client/page-0a1b2c3d.js'), () => writeManifest(dist)]
  await writeFile(page, 'export default 1').then(write)
  const { version } = await storeBuild(origin, dist)
  const parts = { origin: 'http://college.test', builds: { 'mf-sample': version }, pages: {} }
  await publishSample(origin, releaseId(parts), parts)

  await writeFile(page, 'export default 2').then(write)
  const mirror = { ...site, store: new FolderStore(origin.root) }
  const files: BuildFiles['files'] = {}
  for (const name of await listFiles(dist)) {
    const content = await readFile(join(dist, name))
    files[name] = { sha256: sha256Of(content), bytes: content.length }
    await keepContent(mirror, sha256Of(content), content)
  }
  await expect(takeBuild(mirror, { remote: 'mf-sample', files })).rejects.toMatchObject({
    code: 'file-name-taken',
  })
})

it.each([
  ['PUT', `/contents/${'0'.repeat(64)}`],
  ['POST', '/builds'],
] as const)('refuses %s %s without the right to send before it reads the body', async (method, url) => {
  const { app, site: published } = await samplePublisher()
  const may = { name: 'CI', remotes: ['*'], rights: ['rollback' as const] }
  const { text } = await createToken(storeOf(published), may, 1)
  const read = vi.fn<() => Promise<void>>(async () => {})
  app.addHook('preParsing', read)
  const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${text}` } })
  expect([answer.statusCode, read.mock.calls]).toEqual([403, []])
  expect(answer.body).toContain('lacks the right to preview or publish; it may rollback the whole site.')
})

it('names the first of many wrong keys, and takes no list that could hold a million', async () => {
  const { app, newToken } = await samplePublisher()
  const { headers } = await newToken()
  const answerTo = async (count: number) => {
    const files = Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`, 0]))
    return app.inject({ method: 'POST', url: '/builds', headers, payload: { remote: 'mf-herbs', files } })
  }
  const { message } = (await answerTo(5000)).json<{ error: { message: string } }>().error
  expect([
    message.match(/^ {2}files\.\d+: .*; found /gm)?.length,
    message.endsWith('… and 4980 more'),
  ]).toEqual([20, true])
  expect((await answerTo(400_000)).statusCode).toBe(413)
})

it('says how many files a build may have, however long the list is', async () => {
  const { app, newToken } = await samplePublisher()
  const name = (index: number) => `client/a-picture-of-the-garden-in-the-summer-${index}.jpg`
  const files = Object.fromEntries(Array.from({ length: 9000 }, (_, index) => [name(index), fileOf(1)]))
  const { headers } = await newToken()
  const answer = await app.inject({
    method: 'POST',
    url: '/builds',
    headers,
    payload: { remote: 'mf-herbs', files },
  })
  expect(answer.json()).toMatchObject({
    error: { message: 'mf-herbs: expected at most 2000 files in a build; found 9000.' },
  })
})
