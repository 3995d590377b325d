import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Puts `to` in the place of `from` in a file below the folder for temporary files; fails if nothing changes. */
export async function editFile(path: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(path, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${path} holds no ${String(from)}.`)
  // At once: Vite may read a file between its being emptied and its being written.
  const edited = join(tmpdir(), `edited-${randomUUID()}`)
  await writeFile(edited, after)
  await rename(edited, path)
}
