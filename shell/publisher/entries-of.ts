import { readdir } from 'node:fs/promises'

/** The names in the folder `dir`; none where there is no such folder. Whoever cannot read one learns that: it may hold all. */
export async function entriesOf(dir: string): Promise<string[]> {
  try {
    return await readdir(dir)
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    return []
  }
}
