import { join } from 'node:path'

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
}

/** The layout below `root`. */
export const siteDirectory = (root: string): SiteDirectory => ({
  root,
  builds: join(root, 'builds'),
  pages: join(root, 'pages'),
  releases: join(root, 'releases'),
  live: join(root, 'live'),
  work: join(root, 'work'),
})

/** Folder of one stored build. */
export const buildDirectory = (site: SiteDirectory, remote: string, version: string) =>
  join(site.builds, remote, version)
