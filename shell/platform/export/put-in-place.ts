import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The order of files: first `assets/`, which pages name, then pages, then files that describe the export. */
const ranks = [/^assets\//, /\.html(?:\.\w+)?$/]

const rankOf = (file: string) => {
  const rank = ranks.findIndex((pattern) => pattern.test(file))
  return rank === -1 ? ranks.length : rank
}

async function removeEmptyFolders(dir: string): Promise<void> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true })
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
  // The innermost first. A folder that still has files stays.
  for (const folder of folders.toSorted((a, b) => b.length - a.length)) await rmdir(folder).catch(() => {})
}

/**
 * Moves the `files` of `draft` into `dir`, then deletes those of `before` that are not among them. Each file is replaced in one step,
 * and a page after the files that it needs, so that `dir` can be served at every moment.
 */
export async function putInPlace(
  draft: string,
  dir: string,
  files: string[],
  before: string[],
): Promise<void> {
  for (const file of files.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await rename(join(draft, file), join(dir, file))
  }
  const kept = new Set(files)
  for (const file of before.filter((name) => !kept.has(name))) await rm(join(dir, file), { force: true })
  await removeEmptyFolders(dir)
}
