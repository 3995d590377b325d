/** A script of the site that another may stand for: what it is, its address, and whether a first visit to /programs loads it. */
export interface ServedScript {
  what: string
  address: RegExp
}

/** The scripts of a remote. */
export const remoteScripts: ServedScript[] = [
  { what: 'page chunk', address: /^\/assets\/mf-programs\/__federation_expose_.*Overview-page/ },
  { what: 'shared chunk', address: /^\/assets\/mf-programs\/common-/ },
  { what: 'runtime chunk', address: /^\/assets\/mf-programs\/runtime-/ },
]

/** What a script that a cache may keep, and one that it may not, can be replaced by. */
export const foreignCode = ['foreign', 'foreign, not stored'] as const
