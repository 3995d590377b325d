import plugin, { type VitePluginFederationOptions } from '@originjs/vite-plugin-federation'
import type { Plugin } from 'vite'

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

/** The federation plugin, and what this version of it needs under Vite 8. Nothing else in the platform knows it. */
export const federation = (options: VitePluginFederationOptions): Plugin[] => [
  noVersionNegotiation(),
  quotedMarker(),
  plugin(options),
  markerGone(),
]
