import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile, type Manifest } from 'contract/manifest'
import { sideBySide } from '../../concurrency/side-by-side'
import { SiteError } from '../../errors/site-error'
import { corruptCopies } from '../../files/compress'
import { contentHash } from '../../files/hash'
import { listFiles } from '../../files/list-files'
import { unlessCorrupt } from '../../files/unless-corrupt'
import { buildDirectory, type SiteDirectory } from '../places/site-directory'
import { readManifest } from './manifest-file'
import { integrityOf } from './served-files'

/** A build in the store: its manifest, its version (the hash of its content) and its folder. */
export interface StoredBuild {
  manifest: Manifest
  version: string
  dir: string
  /** Whether it was corrupt in the store and has been replaced. */
  repaired?: boolean
}

/** A stored build, of which only the manifest is read. @throws `manifest-invalid`, also for a build that is not there */
export async function readBuild(site: SiteDirectory, remote: string, version: string): Promise<StoredBuild> {
  const dir = buildDirectory(site, remote, version)
  const fix = `Publish this very build again (npm run site -- publish ${remote} --from DIR), or roll back to a release without it.`
  return { manifest: await readManifest(dir, fix), version, dir }
}

/** How many files of a build are read or written side by side. */
export const buildFilesAtOnce = 20

/** The source is not part of the content: another commit with the same files is the same version. */
async function contentOfManifest(dist: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(dist, manifestFile), 'utf8')) as Manifest
  return JSON.stringify({ ...manifest, source: undefined }, null, 1)
}

/** The version of the build in `dist`: the hash of its content. */
export async function versionOf(dist: string): Promise<string> {
  const files = await listFiles(join(dist, 'server'))
  const server = await sideBySide(files, buildFilesAtOnce, async (file) => [
    file,
    await readFile(join(dist, 'server', file)),
  ])
  // The manifest holds the hash of every client file.
  return contentHash(await contentOfManifest(dist), ...server.flat())
}

async function corruptClientFile(dir: string, file: string, integrity: string): Promise<string[]> {
  const path = join(dir, 'client', file)
  const content = await unlessCorrupt(readFile(path))
  return content && integrityOf(content) === integrity ? corruptCopies(path, content) : [path]
}

/** The files of a stored build that are missing or corrupt. Its version proves the server files together. */
export async function corruptBuildFiles({ manifest, version, dir }: StoredBuild): Promise<string[]> {
  const isItsVersion = (await unlessCorrupt(versionOf(dir))) === version
  const client = await sideBySide(Object.entries(manifest.files), buildFilesAtOnce, ([file, { integrity }]) =>
    corruptClientFile(dir, file, integrity),
  )
  return [...(isItsVersion ? [] : [`${dir} (${manifestFile} or server/)`]), ...client.flat()]
}

/** Whether every file of a stored build is there and as it was stored. */
export const isIntactBuild = async (build: StoredBuild) => (await corruptBuildFiles(build)).length === 0

/** A stored build with every file as it was stored. @throws `site-corrupt` for others, and what `readBuild` throws */
export async function readIntactBuild(
  site: SiteDirectory,
  remote: string,
  version: string,
): Promise<StoredBuild> {
  const build = await readBuild(site, remote, version)
  const corrupt = await corruptBuildFiles(build)
  if (corrupt.length === 0) return build
  throw new SiteError(
    'site-corrupt',
    `${remote}@${version}: expected the build as it was stored; missing or corrupt: ${corrupt.join(', ')}.`,
    `Publish this very build again: npm run site -- publish ${remote} --from DIR.`,
  )
}
