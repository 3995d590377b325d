import { join } from 'node:path'
import type { SharedStore } from './shared-store'

/** The folders of a site. They hold no data of visitors; a copy of them serves the same site elsewhere. */
export interface SiteDirectory {
  /** Without a shared store it also holds the publisher's `tokens/` and `previews/`. */
  root: string
  /** `builds/<remote>/<version>/`: `client/`, `server/`, `remote.json` */
  builds: string
  /** `pages/<hash>.html` and `.json`, each with its compressed copies; shared by all releases. */
  pages: string
  /** `releases/<id>.json` */
  releases: string
  /** `live/<number>.json`: a move of the pointer whose release is stored; the highest number is the live one. */
  live: string
  /** Work in progress, which is never served. */
  work: string
  /** Moves whose releases are gone: they keep the record of who changed the site complete. */
  past: string
  /** Set if several machines share the site: this folder is then a mirror of it. */
  store: SharedStore | undefined
  /** Who moves the pointer. */
  author: Author | undefined
  /** Throws if the author may no longer do this: asked just before the pointer moves, or a preview gets its address. */
  permit?: () => Promise<void>
}

/** Who changes the site, and the CI run. */
export interface Author {
  name: string
  /** Address of the run. */
  run?: string | undefined
}

/** The layout below `root`. */
export const siteDirectory = (root: string, store?: SharedStore, author?: Author): SiteDirectory => ({
  root,
  store,
  author,
  builds: join(root, 'builds'),
  pages: join(root, 'pages'),
  releases: join(root, 'releases'),
  live: join(root, 'live'),
  past: join(root, 'past'),
  work: join(root, 'work'),
})

export const buildDirectory = (site: SiteDirectory, remote: string, version: string) =>
  join(site.builds, remote, version)
