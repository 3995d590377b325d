import type { NavigationEntry } from 'contract/remote'
import type { SlotName } from 'contract/slots'
import type { ModuleRef, PageData, RemoteRef } from 'contract/page-data'

/** A module of a published build, and its files. */
export interface PublishedModule extends ModuleRef {
  files: RemoteRef
}

/** The pages, slots and menus of remotes that are not developed here, from a published release. */
export interface OtherRemotes {
  navigation: NavigationEntry[]
  /** Their pages by path. */
  pages: Record<string, PageData>
  slots: Record<SlotName, PublishedModule>
}
