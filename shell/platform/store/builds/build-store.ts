import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { integrityOf, listFiles, servedFiles } from './served-files'
import { manifestFile, type Manifest } from 'contract/manifest'
import { requireOwnFiles } from './build-files'
import { copyCompressed, corruptCopies, writeCompressed } from '../../files/compress'
import { entriesOf } from '../../files/entries-of'
import { writeAtomically } from '../../files/write-atomically'
import { SiteError } from '../../errors/site-error'
import { requireOwnNames } from './file-names'
import { contentHash } from '../../files/hash'
import { ifThere } from '../../files/if-there'
import { sideBySide } from '../../concurrency/side-by-side'
import { readManifest } from './manifest-file'
import { markUsed } from '../../files/mark-used'
import { placeBuild } from './place-build'
import { liveMove } from '../moves/pointer'
import { readRelease } from '../releases/release'
import { buildDirectory, type SiteDirectory } from '../places/site-directory'
import { unlessCorrupt } from '../../files/unless-corrupt'

/** A build in the store: its manifest, its version (the hash of its content) and its folder. */
export interface StoredBuild {
  manifest: Manifest
  version: string
  dir: string
  /** Whether it was corrupt in the store and has been replaced. */
  repaired?: boolean
}

const filesAtOnce = 20

/** The source is not part of the content: another commit with the same files is the same version. */
async function contentOfManifest(dist: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(dist, manifestFile), 'utf8')) as Manifest
  return JSON.stringify({ ...manifest, source: undefined }, null, 1)
}

async function versionOf(dist: string): Promise<string> {
  const files = await listFiles(join(dist, 'server'))
  const server = await sideBySide(files, filesAtOnce, async (file) => [
    file,
    await readFile(join(dist, 'server', file)),
  ])
  // The manifest holds the hash of every client file.
  return contentHash(await contentOfManifest(dist), ...server.flat())
}

const clientFiles = async (dir: string): Promise<Manifest['files']> =>
  existsSync(join(dir, 'client')) ? servedFiles(join(dir, 'client')) : {}

/** Stored builds hold compressed copies of their files as well. */
const isCompressedCopy = (file: string, files: Manifest['files']) => file.replace(/\.(?:br|gz)$/, '') in files

/** Browsers check each file's hash: a build with missing or changed files would go live and not run. */
async function checkIntact(dist: string, { name, files }: Manifest): Promise<void> {
  const found = await clientFiles(dist)
  const differ = Object.keys({ ...files, ...found })
    .filter((file) => file in files || !isCompressedCopy(file, files))
    .filter((file) => found[file]?.integrity !== files[file]?.integrity)
    .map((file) => `client/${file}`)
  if (!existsSync(join(dist, 'server'))) differ.push('server/')
  const [first] = differ
  if (!first) return
  const more = differ.length > 1 ? ` and ${differ.length - 1} more` : ''
  throw new SiteError(
    'build-corrupt',
    `${dist} is not the build that its ${manifestFile} describes: ${first}${more} differs or is missing.`,
    `Build ${name} again, and copy its whole dist folder.`,
  )
}

async function corruptClientFile(dir: string, file: string, integrity: string): Promise<string[]> {
  const path = join(dir, 'client', file)
  const content = await unlessCorrupt(readFile(path))
  return content && integrityOf(content) === integrity ? corruptCopies(path, content) : [path]
}

/** The files of a stored build that are missing or corrupt. Its version proves the server files together. */
export async function corruptBuildFiles({ manifest, version, dir }: StoredBuild): Promise<string[]> {
  const isItsVersion = (await unlessCorrupt(versionOf(dir))) === version
  const client = await sideBySide(Object.entries(manifest.files), filesAtOnce, ([file, { integrity }]) =>
    corruptClientFile(dir, file, integrity),
  )
  return [...(isItsVersion ? [] : [`${dir} (${manifestFile} or server/)`]), ...client.flat()]
}

/** Whether every file of a stored build is there and as it was stored. */
export const isIntactBuild = async (build: StoredBuild) => (await corruptBuildFiles(build)).length === 0

/** Refuses a stored build of which a file is missing or corrupt. */
export async function requireIntactBuild(build: StoredBuild): Promise<void> {
  const corrupt = await corruptBuildFiles(build)
  if (corrupt.length === 0) return
  const { manifest, version } = build
  throw new SiteError(
    'site-corrupt',
    `${manifest.name}@${version}: expected the build as it was stored; missing or corrupt: ${corrupt.join(', ')}.`,
    `Publish this very build again: npm run site -- publish ${manifest.name} --from DIR.`,
  )
}

/** The most recently used build in `dir`, the folder of a remote: most files of the next build are the same. */
async function lastUsedBuild(dir: string): Promise<string> {
  const builds = (await entriesOf(dir)).map(async (version) => {
    // A build that a prune deletes at the same time counts as the oldest.
    const { mtimeMs } = await stat(join(dir, version)).catch(() => ({ mtimeMs: 0 }))
    return { version, mtimeMs }
  })
  const [newest] = (await Promise.all(builds)).toSorted((a, b) => b.mtimeMs - a.mtimeMs)
  return join(dir, newest?.version ?? '')
}

async function copyBuild(dist: string, target: string, { dir, manifest }: StoredBuild): Promise<void> {
  await cp(join(dist, 'server'), join(target, 'server'), { recursive: true })
  await mkdir(join(target, 'client'), { recursive: true })
  const before = await lastUsedBuild(dirname(dir))
  await sideBySide(Object.keys(manifest.files), filesAtOnce, async (name) => {
    const [file, content] = [join(target, 'client', name), await readFile(join(dist, 'client', name))]
    await mkdir(dirname(file), { recursive: true })
    if (await copyCompressed(join(before, 'client', name), file, content).catch(() => false)) return
    await writeCompressed(file, content)
  })
  await cp(join(dist, manifestFile), join(target, manifestFile))
}

/** Copies the build to `draft` and checks the copy: another build in the checkout may empty `dist` at any time. */
async function writeDraft(dist: string, draft: string, build: StoredBuild): Promise<void> {
  await ifThere(copyBuild(dist, draft, build))
  if (await isIntactBuild({ ...build, dir: draft })) return
  throw new SiteError(
    'build-corrupt',
    `${dist} changed while it was taken into the store: another build writes to it.`,
    `Wait until that one has ended, and publish ${build.manifest.name} again.`,
  )
}

/** Stores the build in `dist` under the hash of its content. A build that is stored already is kept if it is intact. */
export async function storeBuild(site: SiteDirectory, dist: string): Promise<StoredBuild> {
  const manifest = await readManifest(dist)
  await requireOwnFiles(dist, manifest.name)
  await checkIntact(dist, manifest)
  const version = await versionOf(dist)
  const dir = buildDirectory(site, manifest.name, version)
  const isKnown = existsSync(dir)
  const repaired = isKnown && !(await isIntactBuild({ manifest, version, dir }))
  const build = { manifest, version, dir, repaired }
  const isKept = isKnown && !repaired && (await markUsed(dir))
  if (isKept && (await isLive(site, build))) return build
  await requireOwnNames(site, manifest, version)
  await (isKept
    ? recordSource(build)
    : placeBuild(site, dir, (draft) => writeDraft(dist, draft, build), repaired))
  return build
}

/** A corrupt live release is reported where it is needed. */
async function isLive(site: SiteDirectory, { manifest, version }: StoredBuild): Promise<boolean> {
  const move = await liveMove(site)
  const live = move && (await readRelease(site, move.release).catch(() => undefined))
  return live?.builds[manifest.name] === version
}

/**
 * Records the sources of a build whose content is stored already, such as that of a check before the commit. Those of the live build
 * stay: a check of another branch may have the same content.
 */
async function recordSource({ dir, manifest: { source } }: StoredBuild): Promise<void> {
  const file = join(dir, manifestFile)
  // Not as the contract reads it: keys that it does not know belong to the content.
  const stored = JSON.parse(await readFile(file, 'utf8')) as Manifest
  if (JSON.stringify(stored.source) === JSON.stringify(source)) return
  await writeAtomically(file, JSON.stringify({ ...stored, source }, null, 1))
}

/** A stored build, of which only the manifest is read. @throws `manifest-invalid`, also for a build that is not there */
export async function readBuild(site: SiteDirectory, remote: string, version: string): Promise<StoredBuild> {
  const dir = buildDirectory(site, remote, version)
  const fix = `Publish this very build again (npm run site -- publish ${remote} --from DIR), or roll back to a release without it.`
  return { manifest: await readManifest(dir, fix), version, dir }
}
