import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes the folder `dir` and those that it lies in, one after the other: where the system takes none, as below `/proc`,
 * Node's own `recursive` tries for ever.
 */
export async function makeFolder(dir: string): Promise<void> {
  if (existsSync(dir)) return
  await makeFolder(dirname(dir))
  await mkdir(dir).catch((error: NodeJS.ErrnoException) => {
    // Somebody else made it at the same time.
    if (error.code !== 'EEXIST') throw error
  })
}
