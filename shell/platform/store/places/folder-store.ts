import { randomUUID } from 'node:crypto'
import { link, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ifThere } from '../../files/if-there'
import { makeFolder } from '../../files/make-folder'
import { markUsed } from '../../files/mark-used'
import type { SharedStore } from './shared-store'
import type { SiteDirectory } from './site-directory'

/** How often a folder is made again that a delete removes before it holds the file. */
const mostTries = 10

/** Gives `draft` the name `file`. Atomic, and fails if the name is taken. */
async function linkInFolder(draft: string, file: string, tries = mostTries): Promise<void> {
  try {
    await makeFolder(dirname(file))
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === 1) throw error
    await linkInFolder(draft, file, tries - 1)
  }
}

/** The files below `dir` except hidden ones; none if a delete has removed it. `readdir` itself would fail as a whole. */
async function filesBelow(dir: string): Promise<string[]> {
  const entries = (await ifThere(readdir(dir, { withFileTypes: true }))) ?? []
  const files = entries.map(async (entry) => {
    if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : []
    return (await filesBelow(join(dir, entry.name))).map((file) => `${entry.name}/${file}`)
  })
  return (await Promise.all(files)).flat().filter((file) => !file.startsWith('.'))
}

/** A store in a folder. Its drafts are in `work/`, as those of a site directory; a prune deletes what killed writers have left. */
export class FolderStore implements SharedStore {
  constructor(readonly root: string) {}

  async put(key: string, content: Buffer): Promise<boolean> {
    const [file, draft] = [join(this.root, key), join(this.root, 'work', randomUUID())]
    await makeFolder(dirname(draft))
    try {
      await writeFile(draft, content, { flush: true })
      await linkInFolder(draft, file)
      return true
    } catch (error) {
      const fault = error as NodeJS.ErrnoException
      // A write that finds no space names no file: a full store would be reported as a full site directory.
      if (fault.code !== 'EEXIST') throw Object.assign(fault, { path: fault.path ?? file })
      // If NFS loses the answer to a link, the system asks again and finds its own link.
      if ((await stat(draft)).nlink > 1) return true
      // A prune may have just deleted it.
      return (await markUsed(file)) ? false : this.put(key, content)
    } finally {
      await rm(draft, { force: true })
    }
  }

  get(key: string): Promise<Buffer | undefined> {
    return ifThere(readFile(join(this.root, key)))
  }

  async list(folder: string, after = ''): Promise<string[]> {
    const files = await filesBelow(join(this.root, folder))
    return files
      .map((file) => folder + file)
      .filter((key) => key > after)
      .toSorted()
  }

  async delete(key: string, unusedFor = 0): Promise<void> {
    const file = join(this.root, key)
    const found = await ifThere(stat(file))
    if (!found || found.mtimeMs > Date.now() - unusedFor) return
    await rm(file, { force: true })
    await this.removeEmptied(dirname(key))
  }

  /** Removes a folder without files, and then the one around it, since each list reads all folders; but none of the root's own. */
  private async removeEmptied(folder: string): Promise<void> {
    if (!folder.includes('/')) return
    const isRemoved = await rmdir(join(this.root, folder)).then(
      () => true,
      () => false,
    )
    if (isRemoved) await this.removeEmptied(dirname(folder))
  }

  async close(): Promise<void> {}
}

/** The shared store of a site, or its folder. */
export const storeOf = (site: SiteDirectory): SharedStore => site.store ?? new FolderStore(site.root)
