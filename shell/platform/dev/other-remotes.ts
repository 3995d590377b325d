import type { NavigationEntry } from 'contract/remote'
import type { SlotName } from 'contract/slots'
import type { ModuleRef, PageData, RemoteRef } from 'contract/page-data'

/** A module of a published build, and the files of that build which hold it. */
export interface PublishedModule extends ModuleRef {
  files: RemoteRef
}

/** What the remotes that are not developed here put into the site: all from a published release. */
export interface OtherRemotes {
  navigation: NavigationEntry[]
  /** Their pages by path. */
  pages: Record<string, PageData>
  slots: Record<SlotName, PublishedModule>
}
