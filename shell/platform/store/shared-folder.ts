import { existsSync } from 'node:fs'
import { SiteError } from './errors'
import { FolderStore } from './folder-store'

/** A shared store in a folder that all machines reach. Where it is missing, its mount may be: it does not count as empty. */
export class SharedFolder extends FolderStore {
  override async put(key: string, content: Buffer): Promise<boolean> {
    this.requireThere()
    return super.put(key, content)
  }

  override async get(key: string): Promise<Buffer | undefined> {
    this.requireThere()
    return super.get(key)
  }

  override async list(prefix: string, after?: string): Promise<string[]> {
    this.requireThere()
    return super.list(prefix, after)
  }

  private requireThere(): void {
    if (existsSync(this.root)) return
    throw new SiteError(
      'store-unreachable',
      `The shared store ${this.root}: expected a folder; found none.`,
      'Mount it. For a new store, make the folder.',
    )
  }
}
