import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listFiles, servedFiles } from 'shared-ui/build/served-files'
import { manifestFile, type Manifest } from 'shared-ui/manifest'
import { hasSmaller, writeCompressed } from './compress'
import { PublishError } from './errors'
import { contentHash } from './hash'
import { readManifest } from './manifest-file'
import { markUsed } from './mark-used'
import { buildDirectory, type SiteDirectory } from './site-directory'

/** A build in the store: its manifest, its version (the hash of its content) and where it lies. */
export interface StoredBuild {
  manifest: Manifest
  version: string
  dir: string
  /** Whether it was damaged in the store, and has been replaced. */
  mended?: boolean
}

async function versionOf(dist: string): Promise<string> {
  const manifest = await readFile(join(dist, manifestFile))
  const server = await Promise.all(
    (await listFiles(join(dist, 'server'))).map(async (file) => [
      file,
      await readFile(join(dist, 'server', file)),
    ]),
  )
  // The manifest holds the hash of every client file.
  return contentHash(manifest, ...server.flat())
}

const clientFiles = async (dir: string): Promise<Manifest['files']> =>
  existsSync(join(dir, 'client')) ? servedFiles(join(dir, 'client')) : {}

/** Browsers check each file's hash: a build that was cut short would go live and never run. */
async function checkWhole(dist: string, { name, files }: Manifest): Promise<void> {
  const found = await clientFiles(dist)
  const differ = Object.keys({ ...files, ...found })
    .filter((file) => found[file]?.integrity !== files[file]?.integrity)
    .map((file) => `client/${file}`)
  if (!existsSync(join(dist, 'server'))) differ.push('server/')
  const [first] = differ
  if (!first) return
  const more = differ.length > 1 ? ` and ${differ.length - 1} more` : ''
  throw new PublishError(
    'build-damaged',
    `${dist} is not the build that its ${manifestFile} describes: ${first}${more} differs or is missing.`,
    `Build ${name} again, and copy its whole dist folder.`,
  )
}

/** Whether `dir` holds the build of `manifest` as it was stored. */
async function holdsBuild(dir: string, { files }: Manifest, version: string): Promise<boolean> {
  if ((await versionOf(dir).catch(() => undefined)) !== version) return false
  const found = await clientFiles(dir)
  for (const [file, { integrity }] of Object.entries(files))
    if (found[file]?.integrity !== integrity || !(await hasSmaller(join(dir, 'client', file)))) return false
  return true
}

async function copyBuild(dist: string, target: string): Promise<void> {
  await cp(join(dist, 'server'), join(target, 'server'), { recursive: true })
  await mkdir(join(target, 'client'), { recursive: true })
  for (const file of await listFiles(join(dist, 'client'))) {
    await mkdir(dirname(join(target, 'client', file)), { recursive: true })
    await writeCompressed(join(target, 'client', file), await readFile(join(dist, 'client', file)))
  }
  await cp(join(dist, manifestFile), join(target, manifestFile))
}

/** Copies the build to `draft` and looks at the copy: another build in the checkout may empty `dist` meanwhile. */
async function writeDraft(dist: string, draft: string, { manifest, version }: StoredBuild): Promise<void> {
  await copyBuild(dist, draft).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (await holdsBuild(draft, manifest, version)) return
  throw new PublishError(
    'build-damaged',
    `${dist} changed while it was taken into the store: another build writes to it.`,
    `Wait until that one has ended, and publish ${manifest.name} again.`,
  )
}

/** Makes a build appear whole: a draft is filled beside it, and renamed; a damaged build in its place steps aside. */
async function storeWhole(site: SiteDirectory, dist: string, build: StoredBuild): Promise<void> {
  const { dir, mended } = build
  const draft = join(site.work, `build-${randomUUID()}`)
  const aside = `${draft}-damaged`
  try {
    await writeDraft(dist, draft, build)
    await (mended ? rename(dir, aside) : mkdir(dirname(dir), { recursive: true }))
    await rename(draft, dir)
  } catch (error) {
    // Unless somebody stored the same build at the same time.
    if (mended || !existsSync(dir)) throw error
  } finally {
    for (const left of [draft, aside]) await rm(left, { recursive: true, force: true })
  }
}

/** Takes the build in `dist` into the store, under the hash of its content; a known build is left alone while it is whole. */
export async function storeBuild(site: SiteDirectory, dist: string): Promise<StoredBuild> {
  const manifest = await readManifest(dist)
  await checkWhole(dist, manifest)
  const version = await versionOf(dist)
  const dir = buildDirectory(site, manifest.name, version)
  const isKnown = existsSync(dir)
  const mended = isKnown && !(await holdsBuild(dir, manifest, version))
  const build = { manifest, version, dir, mended }
  if (isKnown && !mended) await markUsed(dir)
  else await storeWhole(site, dist, build)
  return build
}

/** The stored build of `section` at `version`. */
export async function readBuild(site: SiteDirectory, section: string, version: string): Promise<StoredBuild> {
  const dir = buildDirectory(site, section, version)
  const mend = `Publish this very build again (npm run site -- publish ${section} --from DIR), or roll back to a release without it.`
  return { manifest: await readManifest(dir, mend), version, dir }
}
