import { readdir } from 'node:fs/promises'

/** The names in the folder `dir`; none where nothing is. What cannot be read is not empty: it may hold all there is. */
export async function entriesOf(dir: string): Promise<string[]> {
  try {
    return await readdir(dir)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return []
  }
}
