import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sideBySide } from '../../concurrency/side-by-side'
import type { SiteDirectory } from '../places/site-directory'
import { listFiles } from '../../files/list-files'

/** Writes the files of `dir` through to the disk: after a power cut, a copy may be empty. */
async function flushFolder(dir: string): Promise<void> {
  await sideBySide(await listFiles(dir), 20, async (name) => {
    const file = await open(join(dir, name))
    await file.sync().finally(() => file.close())
  })
}

/**
 * Lets `fill` write a build into a draft, and renames that to `dir`, so that the build appears at once. In a repair, the corrupt build
 * is moved away first.
 */
export async function placeBuild(
  site: SiteDirectory,
  dir: string,
  fill: (draft: string) => Promise<void>,
  isRepair = false,
): Promise<void> {
  const draft = join(site.work, `build-${randomUUID()}`)
  const aside = `${draft}-corrupt`
  try {
    await fill(draft)
    await flushFolder(draft)
    await (isRepair ? rename(dir, aside) : mkdir(dirname(dir), { recursive: true }))
    await rename(draft, dir)
  } catch (error) {
    // Another request or process may have stored the same build at the same time.
    if (isRepair || !existsSync(dir)) throw error
  } finally {
    for (const left of [draft, aside]) await rm(left, { recursive: true, force: true })
  }
}
