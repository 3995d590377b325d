import { readdir } from 'node:fs/promises'

/** The names in the folder `dir`; none if it does not exist. A folder that cannot be read throws: it may hold everything. */
export async function entriesOf(dir: string): Promise<string[]> {
  try {
    return await readdir(dir)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return []
  }
}
