import { join } from 'node:path'
import type { SharedStore } from './shared-store'

/** Where everything of a site lies. Holds no personal data; a copy of it serves the same site elsewhere. */
export interface SiteDirectory {
  root: string
  /** `builds/<remote>/<version>/`: `client/`, `server/`, `remote.json` */
  builds: string
  /** `pages/<hash>.html` and `.json`, each with its compressed forms; shared by all releases. */
  pages: string
  /** `releases/<id>.json` */
  releases: string
  /** `live/<number>.json`: every move of the pointer; the highest number is the live one. */
  live: string
  /** Work in progress; nothing in it is ever served. */
  work: string
  /** Moves whose releases are gone: the record of who changed the site stays whole. */
  past: string
  /** Where several machines share the site: this folder is a mirror of it. */
  store: SharedStore | undefined
  /** Who moves the pointer. */
  author: Author | undefined
}

/** Who changes the site, and from which run of a CI. */
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

/** Folder of one stored build. */
export const buildDirectory = (site: SiteDirectory, remote: string, version: string) =>
  join(site.builds, remote, version)
