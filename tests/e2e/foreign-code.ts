/** The scripts of a remote that a first visit to /programs loads. */
export const remoteScripts = [
  { what: 'page chunk', address: /^\/assets\/mf-programs\/__federation_expose_.*Overview-page/ },
  { what: 'shared chunk', address: /^\/assets\/mf-programs\/common-/ },
  { what: 'runtime chunk', address: /^\/assets\/mf-programs\/runtime-/ },
]

/** Replacements for a script that caches may keep, and for one that they may not. */
export const foreignCode = ['foreign', 'foreign, not stored'] as const
