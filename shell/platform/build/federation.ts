import plugin, { type VitePluginFederationOptions } from '@originjs/vite-plugin-federation'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { contentHash } from '../store/hash'

const satisfy = '__federation_fn_satisfy'

/**
 * Replaces the runtime's semver matcher: versions are compared when a remote is published, never in a browser, so its 3 kB would be
 * dead weight.
 */
const noVersionNegotiation = (): Plugin => ({
  name: 'no-version-negotiation',
  enforce: 'pre',
  resolveId: (id) => (id === satisfy ? `\0${satisfy}` : null),
  load: (id) => (id === `\0${satisfy}` ? 'export const satisfy = () => true' : null),
})

const marker = '__v__css__'
const inBackticks = new RegExp(`\`(${marker}[^\`]*)\``, 'g')

/**
 * Vite 8's minifier prints the plugin's CSS marker in backticks, which the plugin's own pattern misses; the page then fails with
 * `e.forEach is not a function`.
 */
const quotedMarker = (): Plugin => ({
  name: 'federation-css-marker',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replace(inBackticks, (_, value: string) => JSON.stringify(value))
    }
  },
})

/** Fails the build where a marker survived. */
const markerGone = (): Plugin => ({
  name: 'federation-css-marker-gone',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && chunk.code.includes(marker))
        this.error(`${chunk.fileName} still holds a federation CSS marker (${marker}).`)
    }
  },
})

/** The plugin changes chunks after the bundler has named them by their content: its own code counts as part of it. */
function namedWithPlugin(): Plugin {
  const file = createRequire(import.meta.url).resolve('@originjs/vite-plugin-federation')
  const hash = contentHash(readFileSync(file))
  return { name: 'federation-named-with-plugin', augmentChunkHash: () => hash }
}

/** The federation plugin, and what this version of it needs under Vite 8. Nothing else in the platform knows it. */
export const federation = (options: VitePluginFederationOptions): Plugin[] => [
  noVersionNegotiation(),
  quotedMarker(),
  plugin(options),
  namedWithPlugin(),
  markerGone(),
]
