import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { listFiles } from '../files/list-files'
import * as z from 'zod'
import { counted } from '../errors/counted'
import { writeAtomically } from '../files/write-atomically'
import { entriesOf } from '../files/entries-of'
import { SiteError } from '../errors/site-error'
import { makeFolder } from '../files/make-folder'
import { graceTime } from '../store/prune'
import type { Release } from '../store/releases/release'
import type { SiteDirectory } from '../store/places/site-directory'
import { requireIntact } from '../store/verify-release'
import { exportedBuildFiles, exportedFiles } from './exported-files'
import { headersFile } from './headers-file'
import { putInPlace } from './put-in-place'

/** Lists every file of an export, so that a later export replaces only what an earlier one wrote. */
const listFile = 'export.json'
const listSchema = z.object({ release: z.string(), files: z.array(z.string()) })

/**
 * Holds the drafts. In the folder itself: what is next to it may be another file system, or another user's. A killed export leaves its
 * draft; an export deletes it when it is an hour old.
 */
const draftFolder = '.export-draft'

async function deleteOldDrafts(folder: string): Promise<void> {
  for (const name of await entriesOf(folder)) {
    const draft = join(folder, name)
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Date.now() }))
    if (mtimeMs < Date.now() - graceTime) await rm(draft, { recursive: true, force: true })
  }
}

const writeList = (dir: string, { id }: Release, files: string[]) =>
  writeAtomically(join(dir, listFile), JSON.stringify({ release: id, files }, null, 1))

async function writtenBefore(dir: string): Promise<string[]> {
  try {
    return listSchema.parse(JSON.parse(await readFile(join(dir, listFile), 'utf8'))).files
  } catch {
    return []
  }
}

/** Everything in `dir` but a draft, with links and hidden files. */
async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)))
    .filter((file) => !file.startsWith(`${draftFolder}/`))
}

async function refuseForeignFiles(dir: string): Promise<void> {
  const found = await stat(dir).catch(() => undefined)
  if (!found) return
  if (!found.isDirectory())
    throw new SiteError('export-refused', `${dir} is a file.`, 'Name a folder that is new or empty.')
  const written = await writtenBefore(dir)
  const known = new Set(written.length > 0 ? [...written, listFile] : [])
  const foreign = (await filesIn(dir)).filter((file) => !known.has(file))
  if (foreign.length === 0) return
  throw new SiteError(
    'export-refused',
    `${dir} holds ${counted(foreign.length, 'file')} that no export wrote, such as ${foreign[0]}.`,
    'Name a folder that is new, empty or an earlier export.',
  )
}

async function writeDraft(
  site: SiteDirectory,
  release: Release,
  draft: string,
  interrupted?: AbortSignal,
): Promise<void> {
  await makeFolder(draft)
  const buildFiles = await exportedBuildFiles(site, release)
  for (const { to, from } of [...exportedFiles(site, release), ...buildFiles]) {
    interrupted?.throwIfAborted()
    await cp(from, join(draft, to))
  }
  const headers = headersFile(
    release,
    buildFiles.map(({ to }) => to),
  )
  await writeFile(join(draft, '_headers'), headers)
}

/**
 * Writes `release` as plain files into `dir`, by way of a hidden folder in it. Refuses a folder with files that no earlier export wrote.
 * If the draft cannot be written, or the export is `interrupted`, `dir` stays unchanged; a later fault leaves a mixture that can be
 * served, and that the next export knows.
 */
export async function exportSite(
  site: SiteDirectory,
  release: Release,
  dir: string,
  interrupted?: AbortSignal,
): Promise<void> {
  await requireIntact(site, release)
  await refuseForeignFiles(dir)
  const [drafts, isNew] = [join(dir, draftFolder), !existsSync(dir)]
  const draft = join(drafts, randomUUID())
  try {
    await deleteOldDrafts(drafts)
    await writeDraft(site, release, draft, interrupted)
    const [files, before] = [await listFiles(draft), await writtenBefore(dir)]
    // Lists both until the folder holds only the new ones: after a killed export, the next one must know its files.
    await writeList(dir, release, [...before, ...files])
    await putInPlace(draft, dir, files, before)
    await writeList(dir, release, files)
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    throw new SiteError(
      'export-refused',
      `The export to ${dir} failed: ${error.message}`,
      'Name a folder that can be written, with room for the site, and export again.',
    )
  } finally {
    await rm(draft, { recursive: true, force: true })
    // Each fails if it still holds something: another draft, or the export.
    for (const folder of isNew ? [drafts, dir] : [drafts]) await rmdir(folder).catch(() => {})
  }
}
