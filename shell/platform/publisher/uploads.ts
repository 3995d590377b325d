import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mostBuildBytes, requireShortNames, tooLarge } from '../store/builds/build-files'
import { storeBuild } from '../store/builds/build-store'
import { SiteError } from '../errors/site-error'
import { sha256Of } from '../files/hash'
import { sideBySide } from '../concurrency/side-by-side'
import { catchUp } from '../replication/catch-up'
import { readManifest } from '../store/builds/manifest-file'
import type { SiteDirectory } from '../store/places/site-directory'
import { writeAtomically } from '../files/write-atomically'
import { mostFileBytes, mostFiles, type BuildAnswer, type BuildFiles } from './api'

/** Where a sent content is kept, by sha256, so that an interrupted upload can continue. A prune deletes it after an hour. */
const contentFile = (site: SiteDirectory, sha256: string) => join(site.work, `content-${sha256}`)

/** Stores a content under its hash; refuses another content under that name. */
export async function keepContent(site: SiteDirectory, sha256: string, content: Buffer): Promise<void> {
  const found = sha256Of(content)
  if (found !== sha256)
    throw new SiteError(
      'build-corrupt',
      `The content ${sha256} arrived as ${found}.`,
      'Send it again; what was sent is not kept.',
    )
  await mkdir(site.work, { recursive: true })
  await writeAtomically(contentFile(site, sha256), content)
}

/** The size of a build is limited by what its client announces, so each content must have the announced size. */
async function requireBytes(file: string, name: string, remote: string, bytes: number): Promise<void> {
  const { size } = await stat(file)
  if (size === bytes) return
  throw new SiteError(
    'build-refused',
    `${remote}: expected ${bytes} bytes in ${name}, as announced; found ${size}.`,
    'Announce the bytes that each content has.',
  )
}

async function assemble(site: SiteDirectory, { remote, files }: BuildFiles, dir: string): Promise<void> {
  await sideBySide(Object.entries(files), 8, async ([name, { sha256, bytes }]) => {
    const content = contentFile(site, sha256)
    await requireBytes(content, name, remote, bytes)
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await copyFile(content, join(dir, name))
  })
}

/** Refuses a build above a limit of the upload, or with names that are too long to be written. */
function requireSize({ remote, files }: BuildFiles): void {
  const entries = Object.entries(files)
  const refuse = (most: string, found: string) => tooLarge(remote, remote, most, found)
  if (entries.length > mostFiles) throw refuse(`${mostFiles} files in a build`, `${entries.length}`)
  requireShortNames(remote, Object.keys(files))
  for (const [name, { bytes }] of entries)
    if (bytes > mostFileBytes) throw refuse(`${mostFileBytes} bytes in a file`, `${bytes} in ${name}`)
  const bytes = entries.reduce((sum, [, file]) => sum + file.bytes, 0)
  if (bytes > mostBuildBytes) throw refuse(`${mostBuildBytes} bytes in a build`, `${bytes}`)
}

/** Stores a build once all its contents have arrived; until then it names the missing ones. */
export async function takeBuild(site: SiteDirectory, build: BuildFiles): Promise<BuildAnswer> {
  requireSize(build)
  const hashes = [...new Set(Object.values(build.files).map(({ sha256 }) => sha256))]
  const missing = hashes.filter((sha256) => !existsSync(contentFile(site, sha256)))
  if (missing.length > 0) return { missing }
  // Another machine may have published other content under the name of one of its files.
  await catchUp(site)
  const dir = join(site.work, `upload-${randomUUID()}`)
  try {
    await assemble(site, build, dir)
    const { name } = await readManifest(dir)
    if (name !== build.remote)
      throw new SiteError(
        'build-refused',
        `Expected a build of ${build.remote}; found one of ${name}.`,
        `Publish it as ${name}.`,
      )
    const { version } = await storeBuild(site, dir)
    return { remote: name, version }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
