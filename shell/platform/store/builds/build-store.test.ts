import { existsSync } from 'node:fs'
import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { listFiles } from '../../files/list-files'
import { manifestFile, type Manifest } from 'contract/manifest'
import { storeBuild } from './build-store'
import { corruptBuildFiles, readBuild } from './stored-build'
import { writeCompressed } from '../../files/compress'
import type * as Compress from '../../files/compress'
import { siteDirectory, type SiteDirectory } from '../places/site-directory'
import { sampleManifest, samplePage } from '../testing/sample-build'
import { sampleDist, writeManifest } from '../testing/sample-dist'
import { publishSample } from '../testing/sample-release'
import { temporaryFolder } from '../testing/temporary-site'

// Test files of a worker share their modules: one that is loaded already would keep the real functions.
vi.hoisted(() => vi.resetModules())
vi.mock('../../files/compress', async (original) => {
  const compress = await original<typeof Compress>()
  return { ...compress, writeCompressed: vi.fn(compress.writeCompressed) }
})

let root: string
let dist: string
let site: SiteDirectory

beforeEach(async () => {
  root = await temporaryFolder()
  dist = await sampleDist(root)
  site = siteDirectory(join(root, 'site'))
  await mkdir(site.work, { recursive: true })
})

it('does not write an intact build again, and marks it as used', async () => {
  const { dir } = await storeBuild(site, dist)
  await utimes(dir, 0, 0)
  const before = await stat(join(dir, 'client/remoteEntry.js'))
  expect(await storeBuild(site, dist)).toMatchObject({ dir, repaired: false })
  expect((await stat(join(dir, 'client/remoteEntry.js'))).ino).toBe(before.ino)
  expect((await stat(dir)).mtimeMs).toBeGreaterThan(0)
})

it.each(['client/remoteEntry.js', 'client/remoteEntry.js.br', 'server/sample-page.js', 'remote.json'])(
  'replaces a stored build whose %s is corrupt or missing',
  async (file) => {
    const { dir } = await storeBuild(site, dist)
    const intact = await readFile(join(dir, file))
    const corruptions = [() => writeFile(join(dir, file), ''), () => rm(join(dir, file))]
    for (const corrupt of corruptions) {
      await corrupt()
      expect(await storeBuild(site, dist)).toMatchObject({ dir, repaired: true })
      expect(await readFile(join(dir, file))).toEqual(intact)
    }
  },
)

it('names a stored build that cannot be read, and the way out', async () => {
  const { dir, version } = await storeBuild(site, dist)
  await writeFile(join(dir, manifestFile), '')
  await expect(readBuild(site, 'mf-sample', version)).rejects.toMatchObject({
    code: 'manifest-invalid',
    message: expect.stringContaining(`${join(dir, manifestFile)} cannot be read: `) as string,
    fix: expect.stringContaining('npm run site -- publish mf-sample --from') as string,
  })
})

/** Another build, with one more file. */
async function writeNext(): Promise<void> {
  await writeFile(join(dist, 'client/page.js'), 'export default 2')
  await writeManifest(dist)
}

it('compresses only the files that the previous build does not hold intact', async () => {
  const before = await storeBuild(site, dist)
  const entry = await readFile(join(before.dir, 'client/remoteEntry.js.br'))
  await writeNext()
  vi.mocked(writeCompressed).mockClear()
  const { dir } = await storeBuild(site, dist)
  expect(await readFile(join(dir, 'client/remoteEntry.js.br'))).toEqual(entry)
  const compressed = () => vi.mocked(writeCompressed).mock.calls.map(([file]) => basename(file))
  expect(compressed()).toEqual(['page.js'])
  for (const each of [before.dir, dir]) await writeFile(join(each, 'client/remoteEntry.js.br'), '')
  expect(await storeBuild(site, dist)).toMatchObject({ dir, repaired: true })
  expect(compressed()).toEqual(['page.js', 'remoteEntry.js'])
})

/** The inodes of files that were written through to the disk from now on. */
async function flushedFiles(): Promise<Set<number>> {
  const [flushed, file] = [new Set<number>(), await open(join(dist, manifestFile))]
  const handle = Object.getPrototypeOf(file) as FileHandle
  await file.close()
  const { sync } = handle
  vi.spyOn(handle, 'sync').mockImplementation(async function (this: FileHandle) {
    flushed.add((await this.stat()).ino)
    return sync.call(this)
  })
  return flushed
}

it('writes every file through to the disk: a power cut would leave empty ones', async () => {
  await storeBuild(site, dist)
  await writeNext()
  const flushed = await flushedFiles()
  const { dir } = await storeBuild(site, dist)
  const files = await listFiles(dir)
  const inodes = await Promise.all(files.map(async (file) => (await stat(join(dir, file))).ino))
  expect(files.filter((_, index) => !flushed.has(inodes[index] ?? 0))).toEqual([])
})

it.each(['another build', 'nothing yet'])(
  'takes no mixture while a second build of the checkout has put %s into dist',
  async (state) => {
    const compress = await vi.importActual<typeof Compress>('../../files/compress')
    vi.mocked(writeCompressed).mockImplementationOnce(async (file, content) => {
      await compress.writeCompressed(file, content)
      if (state === 'nothing yet') await rm(dist, { recursive: true })
      else await writeFile(join(dist, manifestFile), JSON.stringify(sampleManifest()))
    })
    await expect(storeBuild(site, dist)).rejects.toMatchObject({ code: 'build-corrupt' })
    expect(await readdir(site.work)).toEqual([])
    expect(existsSync(site.builds)).toBe(false)
  },
)

const setSource = async (commit: string) => {
  const manifest = JSON.parse(await readFile(join(dist, manifestFile), 'utf8')) as Manifest
  await writeFile(join(dist, manifestFile), JSON.stringify({ ...manifest, source: { hash: commit, commit } }))
}

const commitOf = async (version: string) =>
  (await readBuild(site, 'mf-sample', version)).manifest.source?.commit

it('recognizes a build with the same content from another commit, and names that commit', async () => {
  await setSource('a11ce')
  const first = await storeBuild(site, dist)
  await setSource('c0ffee')
  const second = await storeBuild(site, dist)
  expect(second).toMatchObject({ version: first.version, repaired: false })
  expect(await commitOf(first.version)).toBe('c0ffee')
  expect(await corruptBuildFiles(second)).toEqual([])
})

it('keeps the commit of the live build, whatever is checked', async () => {
  await setSource('a11ce')
  const { version } = await storeBuild(site, dist)
  await publishSample(site, 'aaaaaaaaaaaaaaaa', { builds: { 'mf-sample': version } })
  await setSource('c0ffee')
  await storeBuild(site, dist)
  expect(await commitOf(version)).toBe('a11ce')
})

it('accepts the folder of a stored build, in its own store and in that of another site', async () => {
  const { dir, version } = await storeBuild(site, dist)
  expect(await storeBuild(site, dir)).toMatchObject({ version, repaired: false })
  const other = siteDirectory(join(root, 'other'))
  await mkdir(other.work, { recursive: true })
  const copy = await storeBuild(other, dir)
  expect(copy.version).toBe(version)
  expect(await readdir(join(copy.dir, 'client'))).toEqual(await readdir(join(dir, 'client')))
})

it('leaves out hidden files, such as those of macOS: no shared store keeps them', async () => {
  const { version } = await storeBuild(site, dist)
  await rm(site.builds, { recursive: true })
  for (const part of ['client', 'server']) await writeFile(join(dist, part, '.DS_Store'), 'folder view')
  const { version: same, dir } = await storeBuild(site, dist)
  expect(same).toBe(version)
  expect((await readdir(dir, { recursive: true })).filter((file) => file.includes('.DS_Store'))).toEqual([])
})

it.each(['server', 'client/remoteEntry.js'])('refuses a build whose %s is a link, by name', async (file) => {
  const elsewhere = join(root, 'elsewhere')
  await rename(join(dist, file), elsewhere)
  await symlink(elsewhere, join(dist, file))
  await expect(storeBuild(site, dist)).rejects.toMatchObject({
    code: 'build-refused',
    message: expect.stringContaining(`${join(dist, file)}: expected a file or folder`) as string,
  })
})

const long = 'a'.repeat(241)

it.each<[string, Partial<Manifest>]>([
  ['remote', { name: long }],
  ['page', { pages: [samplePage(`/${long}`)] }],
  ['page in many folders', { pages: [samplePage('/a'.repeat(501))] }],
  ['file', { files: { [long]: { integrity: 'sha384-', bytes: 0 } } }],
])('refuses a build whose %s has a name that a disk or an export cannot keep', async (_, parts) => {
  await writeFile(join(dist, manifestFile), JSON.stringify(sampleManifest(parts)))
  await expect(storeBuild(site, dist)).rejects.toMatchObject({
    code: 'build-refused',
    message: expect.stringMatching(
      /remote\.json: expected names of at most 240 bytes .* found \/?a/,
    ) as string,
  })
})

it('refuses a build that is too large, and names its size and the limit', async () => {
  const film = join(dist, 'client/film.mp4')
  await writeFile(film, '')
  await truncate(film, 300_000_000)
  await expect(storeBuild(site, dist)).rejects.toMatchObject({
    code: 'build-refused',
    message: expect.stringMatching(/expected at most 50000000 bytes in a build; found 3\d{8}\./) as string,
  })
})

it('stores a build although the manifest of a stored one is cut', async () => {
  const { dir } = await storeBuild(site, dist)
  const file = 'client/page-0a1b2c3d.js'
  await writeFile(join(dir, file), 'export default 1')
  await writeFile(join(dir, manifestFile), '{"name":')
  await writeFile(join(dist, file), 'export default 1')
  await writeManifest(dist)
  expect((await storeBuild(site, dist)).dir).not.toBe(dir)
})
