import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from './served-files'
import { sideBySide } from '../../concurrency/side-by-side'

/** Writes the files of `dir` through to the disk: after a power cut, a copy may be empty. */
export async function flushFolder(dir: string): Promise<void> {
  await sideBySide(await listFiles(dir), 20, async (name) => {
    const file = await open(join(dir, name))
    await file.sync().finally(() => file.close())
  })
}
