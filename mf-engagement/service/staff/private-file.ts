import { type Stats, statSync } from 'node:fs'
import { chmod, chown, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { codeOf } from '../error-code'

/** Why a file cannot be replaced, though it may be writable: it is a mount point, or its folder is not writable. */
const irreplaceable = ['EBUSY', 'EACCES', 'EROFS']

/** Joins parts in groups: each alone would be a write of its own. */
function* grouped(parts: string[]): Generator<string> {
  for (let at = 0; at < parts.length; at += 500) yield parts.slice(at, at + 500).join('')
}

/**
 * Writes a file that only its owner may read; all parts together may be longer than a string can be. An earlier file of that name is
 * replaced when the new one is complete: a disk that is full, for example, leaves the earlier one as it was.
 */
export async function writePrivateFile(path: string, parts: string[]): Promise<void> {
  const found = statSync(path, { throwIfNoEntry: false })
  // A device or a pipe, such as /dev/stdout, is no file to replace.
  if (found && !found.isFile()) return writeFile(path, grouped(parts))
  try {
    await replaceFile(found ? await realpath(path) : path, parts, found)
  } catch (error) {
    if (!found || !irreplaceable.includes(codeOf(error))) throw error
    await chmod(path, 0o600)
    await writeFile(path, grouped(parts))
  }
}

async function replaceFile(path: string, parts: string[], found: Stats | undefined): Promise<void> {
  const draft = `${path}.part`
  try {
    // A draft that was left may be readable for others.
    await rm(draft, { force: true })
    await writeFile(draft, grouped(parts), { mode: 0o600, flag: 'wx' })
    // What root writes stays with the owner of the earlier file.
    if (found && process.getuid?.() === 0) await chown(draft, found.uid, found.gid)
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}
