import { statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from './error-code'

/** Whether there is no such file. Unlike `existsSync` it throws where this user may not look: that is another fault. */
export const isMissing = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) === undefined

/** Whether a file could not be created because there is one already. */
export const existsAlready = (error: unknown): boolean => codeOf(error) === 'EEXIST'

/**
 * Makes the folder `dir` and its parents, for this user only. One by one: Node's own `recursive` says "no such file" of a file system that
 * is read-only, and below `/proc` it never ends.
 */
export async function makeFolder(dir: string): Promise<void> {
  if (!isMissing(dir)) return
  await makeFolder(dirname(dir))
  await mkdir(dir, { mode: 0o700 }).catch((error: unknown) => {
    if (!existsAlready(error)) throw error
  })
}
