import type { NavigationEntry, PathParams } from './remote'
import type { SlotName } from './slots'

/** An exposed module by its file: `herbs-page-1a2b3c4d.js` of `mf-herbs`, whose default export is a component. */
export interface ModuleRef {
  remote: string
  file: string
}

/** A file of a remote's build, relative to the remote's base, with its sha384 as in an integrity attribute. */
export interface ServedFile {
  file: string
  integrity: string
}

/** What a page needs of one remote: the address of its files, and the files of the page's modules. */
export interface RemoteRef {
  /** `/assets/mf-herbs/`. The name of a file there changes with its content. */
  base: string
  scripts: ServedFile[]
  styles: ServedFile[]
}

/** What fills one slot of a page and hydrates with it. */
export interface SlotRef extends ModuleRef {
  hydrate: 'with-page'
}

/** An island in a page. The release names its files (`Islands`), so that the page does not change with its code. */
export interface IslandRef {
  remote: string
  hydrate: 'on-focus'
}

/** The code of one island, and its files. */
export interface Island extends ModuleRef {
  remotes: Record<string, RemoteRef>
}

/** The islands of a release: its artefact `islands.json`. */
export type Islands = Record<SlotName, Island>

/** What the document of a page tells the browser about it. */
export interface ServedPageData {
  path: string
  params: PathParams
  page: ModuleRef
  slots: Record<SlotName, SlotRef | IslandRef>
  remotes: Record<string, RemoteRef>
}

/** Everything the browser needs to show a page of a release without a page load. A served document has title and tags in its head. */
export interface PageData extends ServedPageData {
  title: string
  /** The page's own tags in the head, as HTML. */
  head: string
}

/** A remote in a document, whose import map lists its scripts with their hashes and whose sheets are inlined. */
export type DocumentRemote = Pick<RemoteRef, 'base'>

/** The JSON block of a prerendered page: the page, and the entries of its frame. */
export interface DocumentData {
  page: Omit<ServedPageData, 'remotes'> & {
    remotes: Record<string, DocumentRemote>
    /** The page's data. Elsewhere it is JSON in the params; here the escaped quotes would take 100 bytes. */
    data?: unknown
  }
  navigation: NavigationEntry[]
}

/** The address of an artefact of a release, which is served while tabs of that release are open. */
export const artefactAddress = (release: string, name: string) => `/assets/releases/${release}/${name}`

/** The address of the data of the page at `path` of a release. */
export const pageDataAddress = (release: string, path: string) =>
  artefactAddress(release, `pages${path === '/' ? '/index' : path}.json`)

/** The artefact that holds the `Islands` of a release. */
export const islandsFile = 'islands.json'

/** The name of a sheet in a document. */
export function sheetName(base: string, file: string): string {
  const [, , remote] = base.split('/')
  return `${remote}/${file}`
}
