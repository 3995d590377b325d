import { SiteError } from '../../errors/site-error'

/**
 * What the machines of one site share (decision 040): contents by key. A content never changes. The keys are the paths of a site
 * directory, such as `pages/3fa9c1d20b7e4d65.html` and `live/000042.json`. A machine mirrors into its own folder whatever it reads.
 */
export interface SharedStore {
  /**
   * Stores `content` unless `key` is taken. What is stored already counts as used now.
   * @returns whether this call stored it: of several at once exactly one does
   */
  put(key: string, content: Buffer): Promise<boolean>
  /** @returns undefined if nothing is stored under `key` */
  get(key: string): Promise<Buffer | undefined>
  /** The keys in `folder` (`live/`; empty for all) that come after the key `after`, in the order of their bytes. */
  list(folder: string, after?: string): Promise<string[]>
  /** Deletes a content that no machine has put for `unusedFor` ms; without `unusedFor` at once. */
  delete(key: string, unusedFor?: number): Promise<void>
  close(): Promise<void>
}

/** Whether a store has not answered: another try may help. */
export const isUnreachable = (fault: unknown) =>
  fault instanceof SiteError && fault.code === 'store-unreachable'
