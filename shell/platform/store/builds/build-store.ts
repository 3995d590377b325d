import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { manifestFile, type Manifest } from 'contract/manifest'
import { sideBySide } from '../../concurrency/side-by-side'
import { SiteError } from '../../errors/site-error'
import { copyCompressed, writeCompressed } from '../../files/compress'
import { entriesOf } from '../../files/entries-of'
import { ifThere } from '../../files/if-there'
import { markUsed } from '../../files/mark-used'
import { writeAtomically } from '../../files/write-atomically'
import { liveMove } from '../moves/pointer'
import { buildDirectory, type SiteDirectory } from '../places/site-directory'
import { readRelease } from '../releases/release'
import { requireOwnFiles, requireShortNames } from './build-files'
import { requireOwnNames } from './file-names'
import { readManifest } from './manifest-file'
import { placeBuild } from './place-build'
import { buildFilesAtOnce, isIntactBuild, versionOf, type StoredBuild } from './stored-build'
import { requireWholeDist } from './whole-dist'

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
  const isShown = (file: string) => !basename(file).startsWith('.')
  await cp(join(dist, 'server'), join(target, 'server'), { recursive: true, filter: isShown })
  await mkdir(join(target, 'client'), { recursive: true })
  const before = await lastUsedBuild(dirname(dir))
  await sideBySide(Object.keys(manifest.files), buildFilesAtOnce, async (name) => {
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
  const { name, pages, files } = manifest
  requireShortNames(join(dist, manifestFile), [name, ...pages.map(({ path }) => path), ...Object.keys(files)])
  await requireOwnFiles(dist, name)
  await requireWholeDist(dist, manifest)
  const version = await versionOf(dist)
  const dir = buildDirectory(site, name, version)
  const isCorrupt = existsSync(dir) && !(await isIntactBuild({ manifest, version, dir }))
  // Marking keeps a prune away from it; it fails if nothing is stored, or no longer.
  const isStored = !isCorrupt && (await markUsed(dir))
  const build = { manifest, version, dir, repaired: isCorrupt }
  if (isStored && (await isLive(site, build))) return build
  await requireOwnNames(site, manifest, version)
  if (isStored) await recordSource(build)
  else await placeBuild(site, dir, (draft) => writeDraft(dist, draft, build), isCorrupt)
  return build
}

/** Whether the live release holds the build; false if that release is corrupt, which is reported where it is needed. */
async function isLive(site: SiteDirectory, { manifest, version }: StoredBuild): Promise<boolean> {
  const move = await liveMove(site)
  const live = move && (await readRelease(site, move.release).catch(() => undefined))
  return live?.builds[manifest.name] === version
}

/**
 * Records the sources of a build whose content is stored already, such as that of a check before the commit. Not for the live build:
 * a check of another branch may have the same content.
 */
async function recordSource({ dir, manifest: { source } }: StoredBuild): Promise<void> {
  const file = join(dir, manifestFile)
  // Not as the contract reads it: keys that it does not know belong to the content.
  const stored = JSON.parse(await readFile(file, 'utf8')) as Manifest
  if (JSON.stringify(stored.source) === JSON.stringify(source)) return
  await writeAtomically(file, JSON.stringify({ ...stored, source }, null, 1))
}
