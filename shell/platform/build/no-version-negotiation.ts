import type { Plugin } from 'vite'

const satisfy = '__federation_fn_satisfy'

/**
 * Replaces the federation runtime's semver matcher: versions are compared when a remote is published, never in a
 * browser, so its 3 kB would be dead weight (DESIGN.md, "What it does not do").
 */
export function noVersionNegotiation(): Plugin {
  return {
    name: 'no-version-negotiation',
    enforce: 'pre',
    resolveId: (id) => (id === satisfy ? `\0${satisfy}` : null),
    load: (id) => (id === `\0${satisfy}` ? 'export const satisfy = () => true' : null),
  }
}
