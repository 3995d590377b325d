import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Every file below `dir` except hidden ones, such as the bundler's own records and those of macOS, as sorted paths with `/`. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .filter((file) => !/(?:^|\/)\./.test(file))
    .toSorted()
}
