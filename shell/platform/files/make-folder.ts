import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes the folder `dir` and its parents one by one: if the system refuses one, as below `/proc`, Node's own `recursive` never
 * ends.
 */
export async function makeFolder(dir: string): Promise<void> {
  if (existsSync(dir)) return
  await makeFolder(dirname(dir))
  await mkdir(dir).catch((error: NodeJS.ErrnoException) => {
    // Another process made it at the same time.
    if (error.code !== 'EEXIST') throw error
  })
}
