import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { exportSite } from 'platform/export/export-site'
import { entriesOf } from 'platform/files/entries-of'
import type { Release } from 'platform/store/releases/release'
import { listFiles } from 'platform/files/list-files'
import { temporaryFolder } from 'platform/store/testing/temporary-site'
import { canMount } from '../setup/can-mount'
import { publishedSite, siteCommands } from '../setup/published-site'
import { root } from '../setup/workspace'

const published = await publishedSite(afterAll)
const release = await published.live()
const smaller = { ...release, pages: { '/': release.pages['/'], '/404': release.pages['/404'] } } as Release
let parent: string
beforeEach(async () => void (parent = await temporaryFolder()))
const target = () => join(parent, 'site')
const entriesOfParent = () => readdir(parent)

it('the folder may be empty; a later export replaces all files of an earlier one', async () => {
  await mkdir(target())
  await exportSite(published.site, release, target())
  expect(await listFiles(target())).toContain('programs/pkt.html')
  const before = await stat(target())
  await exportSite(published.site, smaller, target())
  const pages = (await listFiles(target())).filter((file) => file.endsWith('.html'))
  expect(pages).toEqual(['404.html', 'index.html'])
  expect(await readdir(target())).not.toContain('programs')
  // The same folder, not one in its place: a web server may have it open.
  expect((await stat(target())).ino).toBe(before.ino)
  expect(await entriesOfParent()).toEqual(['site'])
})

it('the command says where the headers are, and that the pages name another address', async () => {
  const said = await published.succeeds('export', target())
  expect(said).toContain('`_headers` in it has the headers')
  expect(said).not.toContain('as their address')
  expect(await readdir(target())).toContain('_headers')
  const moved = siteCommands({ ...published.environment, PUBLIC_ORIGIN: 'https://two.example' })
  expect(await moved.succeeds('export', target())).toContain('as their address, not https://two.example')
})

describe('an earlier export', () => {
  const around = join(published.site.root, 'around')
  const folder = join(around, 'site')
  beforeAll(() => exportSite(published.site, release, folder))

  it.each([
    ['notes.txt', (file: string) => writeFile(file, 'mine')],
    ['.vite', (file: string) => mkdir(file).then(() => writeFile(join(file, 'deps'), 'mine'))],
    ['uploads', (file: string) => symlink(tmpdir(), file)],
  ])('is refused while it holds anything else, such as %s, and stays as it is', async (name, make) => {
    const file = join(folder, name)
    await make(file)
    onTestFinished(() => rm(file, { recursive: true }))
    const output = await published.refuses('export', folder)
    for (const word of [folder, name, 'new, empty or an earlier export']) expect(output).toContain(word)
    expect(await readdir(folder)).toContain(name)
    expect(await readdir(around)).toEqual(['site'])
  })

  it('does not change if a file of the release cannot be read, or by a fault of the platform', async () => {
    const broken = { ...release, builds: { ...release.builds, 'mf-programs': '0000000000000000' } }
    const before = await listFiles(folder)
    await expect(exportSite(published.site, broken, folder)).rejects.toMatchObject({
      code: 'site-corrupt',
    })
    const fault = AbortSignal.abort(new TypeError('no function'))
    await expect(exportSite(published.site, release, folder, fault)).rejects.toThrow(TypeError)
    expect(await listFiles(folder)).toEqual(before)
    expect(await readdir(around)).toEqual(['site'])
  })
})

it('an export is refused if its folder is a file', async () => {
  const file = join(parent, 'a-file')
  await writeFile(file, 'mine')
  expect(await published.refuses('export', file)).toContain(`${file} is a file.`)
})

const drafts = () => join(target(), '.export-draft')

/** An export that has begun to write. */
async function begunExport() {
  const env = { ...process.env, SITE_DIR: published.site.root }
  const child = spawn('node', ['run.mjs', 'site', 'export', target()], { cwd: root, env })
  while ((await entriesOf(drafts())).length === 0) await wait(1)
  return child
}

it('a killed export leaves nothing next to the folder, and the next one deletes what it has left inside', async () => {
  const child = await begunExport()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await entriesOfParent()).toEqual(['site'])
  // Only a draft that is an hour old is deleted: a younger one may belong to an export in progress.
  for (const name of await readdir(drafts())) await utimes(join(drafts(), name), 0, 0)
  await exportSite(published.site, release, target())
  expect((await readdir(target())).filter((name) => name.startsWith('.'))).toEqual([])
})

it('an export that ends while it deletes the files of an earlier one can be repeated', async () => {
  await exportSite(published.site, release, target())
  const file = join(target(), 'programs/pkt.html')
  await rm(file)
  await mkdir(file)
  await expect(exportSite(published.site, smaller, target())).rejects.toMatchObject({
    code: 'export-refused',
  })
  await rm(file, { recursive: true })
  await exportSite(published.site, release, target())
})

it.runIf(canMount)('the folder may be a file system of its own', async () => {
  await mkdir(target())
  const script = 'mount -t tmpfs none "$DIR" && node run.mjs site export "$DIR" && ls "$DIR"'
  const env = { ...process.env, SITE_DIR: published.site.root, DIR: target() }
  const { stdout } = await promisify(execFile)('unshare', ['-Urm', 'sh', '-c', script], { cwd: root, env })
  expect(stdout).toContain('index.html')
})

it.each(['SIGINT', 'SIGTERM'] as const)('an export that %s ends leaves nothing behind', async (signal) => {
  const child = await begunExport()
  const said = text(child.stderr)
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(await said).toMatch(/was interrupted.*\nExport again; .* is as it was\.\n\(export-interrupted\)/)
  expect(await entriesOfParent()).toEqual([])
})

it('the folder has to be named, and a release has to be live', async () => {
  expect(await published.refuses('export')).toContain('export DIR')
  const { refuses } = siteCommands({ SITE_DIR: join(target(), 'none') })
  expect(await refuses('export', target())).toContain(`Nothing is published in ${target()}`)
})
