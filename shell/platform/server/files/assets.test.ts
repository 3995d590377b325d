import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentHash } from '../../files/hash'
import { buildDirectory, type SiteDirectory } from '../../store/places/site-directory'
import { readConfig } from '../../config'
import { publishSample, sampleRelease } from '../../store/testing/sample-release'
import { createWebServer } from '../app'
import { fixedRelease } from '../releases/fixed-release'
import { sampleSite, version } from '../testing/sample-site'
import { servedSample } from '../testing/served-sample'

async function addFile(site: SiteDirectory, build: string, name: string, content: string) {
  const client = join(buildDirectory(site, 'shell', build), 'client')
  await mkdir(client, { recursive: true })
  await writeFile(join(client, name), content)
}

const earlier = 'fedcba9876543210'
const hashed = 'page-0a1B_c-3.js'

it('lets caches keep a file with a hash in its name only if a build has it that is or was live', async () => {
  const { app, site } = await servedSample()
  const ask = async () => {
    const { body, headers } = await app.inject(`/assets/shell/${hashed}`)
    return [body, headers['cache-control'], headers.etag]
  }
  // Its folder is the first.
  await addFile(site, '0000000000000000', hashed, 'never live')
  await addFile(site, earlier, hashed, 'earlier')
  expect(await ask()).toEqual(['never live', 'no-store', '"0000000000000000"'])
  await publishSample(site, '2222222222222222', { builds: { shell: earlier } })
  await publishSample(site, '3333333333333333', { builds: { shell: version } })
  const named = `"${contentHash(hashed)}"`
  expect(await ask()).toEqual(['earlier', 'public, max-age=31536000, immutable', named])
})

it('serves any other file from the live build only, to be revalidated', async () => {
  const { app, site } = await servedSample()
  await addFile(site, earlier, 'notes.txt', 'earlier')
  expect((await app.inject('/assets/shell/notes.txt')).statusCode).toBe(404)
  await addFile(site, version, 'notes.txt', 'live')
  const { body, headers } = await app.inject('/assets/shell/notes.txt')
  expect([body, headers['cache-control']]).toEqual(['live', 'no-cache'])
})

it('names the build that has the file, also if another goes live during the search', async () => {
  const site = await sampleSite()
  await addFile(site, earlier, 'notes.txt', 'earlier')
  const [before, after] = [earlier, version].map((shell) => sampleRelease({ builds: { shell } }))
  const live = Object.assign(fixedRelease(site, after), { current: () => Promise.resolve(before) })
  const app = await createWebServer(readConfig({ LOG_LEVEL: 'silent' }), live)
  onTestFinished(() => app.close())
  expect((await app.inject('/assets/shell/notes.txt')).headers.etag).toBe(`"${earlier}"`)
})

it('serves the files of one build under the address that pages of earlier publishers name', async () => {
  const { app, site } = await servedSample()
  await addFile(site, earlier, 'remoteEntry.js', 'earlier')
  const { body, headers } = await app.inject(`/assets/shell/${earlier}/remoteEntry.js`)
  expect([body, headers['cache-control']]).toEqual(['earlier', 'public, max-age=31536000, immutable'])
})

it.each([hashed, 'notes.txt'])('finds no remote in what every object has: %s', async (name) => {
  const { app } = await servedSample()
  expect((await app.inject(`/assets/constructor/${name}`)).statusCode).toBe(404)
})

const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

it.each([
  ['page-aaaaaaaa.html', 'content-type', 'text/plain; charset=utf-8'],
  ['page.html', 'content-type', 'text/plain; charset=utf-8'],
  ['logo-aaaaaaaa.svg', 'content-security-policy', documentPolicy],
  ['logo.svg', 'content-security-policy', documentPolicy],
  ['feed.xml', 'content-security-policy', documentPolicy],
])('lets no file of a build act as a page of the site: %s', async (name, header, value) => {
  const { app, site } = await servedSample()
  await addFile(site, version, name, '<script>alert(1)</script>')
  for (const path of [name, `${version}/${name}`])
    expect([path, (await app.inject(`/assets/shell/${path}`)).headers[header]]).toEqual([path, value])
})

it.each([
  `/assets/shell/${hashed}`,
  `/assets/shell/${earlier}/remoteEntry.js`,
  '/assets/releases/2222222222222222/islands.json',
  '/assets/nothing',
  '/favicon.ico',
])('lets no cache keep that %s is missing', async (address) => {
  const { app } = await servedSample()
  const { statusCode, headers } = await app.inject(address)
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
})
