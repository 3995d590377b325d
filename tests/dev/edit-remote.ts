import { expect } from '@playwright/test'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Puts `to` in the place of `from` in a file of mf-programs in `checkout`. */
export async function editRemote(checkout: string, file: string, from: string, to: string): Promise<void> {
  const path = join(checkout, 'mf-programs', file)
  const source = await readFile(path, 'utf8')
  expect(source).toContain(from)
  // At once: Vite may read a file between its being emptied and its being written.
  const edited = join(checkout, 'edited')
  await writeFile(edited, source.replace(from, to))
  await rename(edited, path)
}
