import { statSync } from 'node:fs'
import { realpath, rename, rm, writeFile } from 'node:fs/promises'

/**
 * Writes a file that only its owner may read. An earlier file of that name is replaced when the new one is complete: a disk that is
 * full, for example, leaves the earlier one as it was.
 */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  const found = statSync(path, { throwIfNoEntry: false })
  // A device or a pipe, such as /dev/stdout, is no file to replace.
  if (found && !found.isFile()) return writeFile(path, text)
  const target = found ? await realpath(path) : path
  const draft = `${target}.part`
  try {
    // A draft that was left may be readable for others.
    await rm(draft, { force: true })
    await writeFile(draft, text, { mode: 0o600 })
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
}
