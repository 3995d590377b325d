import { randomUUID } from 'node:crypto'
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ifThere } from '../../files/if-there'
import { listFiles } from '../../files/list-files'
import { makeFolder } from '../../files/make-folder'
import { markUsed } from '../../files/mark-used'
import type { SharedStore } from './shared-store'
import type { SiteDirectory } from './site-directory'

/** A store in a folder. Its drafts are in `work/`, as those of a site directory; a prune deletes what killed writers have left. */
export class FolderStore implements SharedStore {
  constructor(readonly root: string) {}

  async put(key: string, content: Buffer): Promise<boolean> {
    const [file, draft] = [join(this.root, key), join(this.root, 'work', randomUUID())]
    for (const path of [file, draft]) await makeFolder(dirname(path))
    try {
      await writeFile(draft, content, { flush: true })
      // Atomic, and fails if the name is taken.
      await link(draft, file)
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
    const files = (await ifThere(listFiles(join(this.root, folder)))) ?? []
    return files.map((file) => folder + file).filter((key) => key > after)
  }

  async delete(key: string, unusedFor = 0): Promise<void> {
    const file = join(this.root, key)
    const found = await ifThere(stat(file))
    if (found && found.mtimeMs <= Date.now() - unusedFor) await rm(file, { force: true })
  }

  async close(): Promise<void> {}
}

/** The shared store of a site, or its folder. */
export const storeOf = (site: SiteDirectory): SharedStore => site.store ?? new FolderStore(site.root)
