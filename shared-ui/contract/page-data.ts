import type { NavigationEntry, PathParams } from './remote'
import type { SlotName } from './slots'

/** A module that a remote exposes, by its file: `herbs-page-1a2b3c4d.js` of `mf-herbs`, whose default export is a component. */
export interface ModuleRef {
  remote: string
  file: string
}

/** A file of a remote's build, relative to the remote's base, with its sha384 in the form of an integrity attribute. */
export interface ServedFile {
  file: string
  integrity: string
}

/** What a page needs of one remote: where its files are served, and those that the page's modules are made of. */
export interface RemoteRef {
  /** `/assets/mf-herbs/`: the name of a file there changes with its content. */
  base: string
  scripts: ServedFile[]
  styles: ServedFile[]
}

/** What fills one slot of a page, and becomes live with it. */
export interface SlotRef extends ModuleRef {
  hydrate: 'with-page'
}

/** An island in a page. The release names its files (`Islands`), so that a page does not change with its code. */
export interface IslandRef {
  remote: string
  hydrate: 'on-focus'
}

/** The code of one island, and the files that it is made of. */
export interface Island extends ModuleRef {
  remotes: Record<string, RemoteRef>
}

/** The islands of a release: its artefact `islands.json`. */
export type Islands = Record<SlotName, Island>

/** What the document of a page tells the browser about it. */
export interface ServedPageData {
  path: string
  title: string
  params: PathParams
  page: ModuleRef
  slots: Record<SlotName, SlotRef | IslandRef>
  remotes: Record<string, RemoteRef>
}

/** All that the browser needs to show one page of one release without a page load. */
export interface PageData extends ServedPageData {
  /** The tags in which the page speaks of itself, as HTML; a served page holds them in its head. */
  head: string
}

/** A remote's scripts as a document names them: their hashes are in its import map, and its sheets are inlined. */
export type DocumentRemote = Pick<RemoteRef, 'base'> & { scripts: string[] }

/** The JSON block of a prerendered page: the page and what the frame around it shows. */
export interface DocumentData {
  page: Omit<ServedPageData, 'remotes'> & {
    remotes: Record<string, DocumentRemote>
    /** The page's data, which is JSON in the params elsewhere: here the escaped quotes would weigh 100 bytes. */
    data?: unknown
  }
  navigation: NavigationEntry[]
}

/** Where an artefact of one release is served, for as long as tabs of that release are open. */
export const artefactAddress = (release: string, name: string) => `/assets/releases/${release}/${name}`

/** Where the data of the page at `path` of one release is served. */
export const pageDataAddress = (release: string, path: string) =>
  artefactAddress(release, `pages${path === '/' ? '/index' : path}.json`)

/** The artefact that holds the `Islands` of a release. */
export const islandsFile = 'islands.json'

/** The name of a sheet in a document. */
export function sheetName(base: string, file: string): string {
  const [, , remote] = base.split('/')
  return `${remote}/${file}`
}
