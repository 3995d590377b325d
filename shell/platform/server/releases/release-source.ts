import type { Release } from '../../store/releases/release'
import type { SiteDirectory } from '../../store/places/site-directory'
import type { Seek } from './follow-store'

/** What is kept of a release for the tabs that are still of it: without its pages, which are most of it. */
export type TabRelease = Pick<Release, 'builds' | 'forms'>

/** Where the web server gets its release from: the live one, or that of a preview or a proof. */
export interface ReleaseSource {
  readonly site: SiteDirectory
  /** The release that `current` returned last. */
  readonly latest: Release | undefined
  /** Whether `latest` is still current, without waiting for anything. */
  isCurrent(): boolean
  /** @returns undefined on a site that was never published */
  current(): Promise<Release | undefined>
  /** Whether a tab of release `id` must leave it. */
  isOver(id: string): Promise<boolean>
  /** Undefined without a shared store. */
  readonly seek?: Seek | undefined
  /** The releases that were live last, the newest first: open tabs may belong to them. Those that cannot be read are left out. */
  recent(): Promise<TabRelease[]>
}
