import { stat } from 'node:fs/promises'
import { SiteError } from '../../errors/site-error'
import { FolderStore } from './folder-store'

/** A shared store in a folder that all machines reach. Where it is missing, its mount may be: it does not count as empty. */
export class SharedFolder extends FolderStore {
  override async put(key: string, content: Buffer): Promise<boolean> {
    await this.requireThere()
    return super.put(key, content)
  }

  override async get(key: string): Promise<Buffer | undefined> {
    await this.requireThere()
    return super.get(key)
  }

  override async list(folder: string, after?: string): Promise<string[]> {
    await this.requireThere()
    return super.list(folder, after)
  }

  // Not synchronous: a mount whose server is gone would stop this process.
  private async requireThere(): Promise<void> {
    const found = await stat(this.root).then(
      (entry) => (entry.isDirectory() ? undefined : 'a file'),
      ({ code, message }: NodeJS.ErrnoException) => (code === 'ENOENT' ? 'none' : message),
    )
    if (found === undefined) return
    throw new SiteError(
      'store-unreachable',
      `The shared store ${this.root}: expected a folder; found ${found}.`,
      'Mount it. For a new store, make the folder.',
    )
  }
}
