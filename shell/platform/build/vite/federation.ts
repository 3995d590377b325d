import plugin, { type VitePluginFederationOptions } from '@originjs/vite-plugin-federation'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { sharedModules } from 'contract/shared-modules'
import { contentHash } from '../../files/hash'
import { sourceFault } from '../source/source-fault'

const satisfy = '__federation_fn_satisfy'

/** Replaces the runtime's semver matcher (3 kB): versions are compared when a remote is published, never in a browser. */
const noVersionNegotiation = (): Plugin => ({
  name: 'no-version-negotiation',
  enforce: 'pre',
  resolveId: (id) => (id === satisfy ? `\0${satisfy}` : null),
  load: (id) => (id === `\0${satisfy}` ? 'export const satisfy = () => true' : null),
})

const marker = '__v__css__'
const inBackticks = new RegExp(`\`(${marker}[^\`]*)\``, 'g')

/**
 * Vite 8's minifier prints the plugin's CSS marker in backticks, which the plugin does not find. The page would fail with
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

/** Fails the build if a marker is left. */
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

/** The plugin changes chunks after the bundler has named them by content: with this, its own code is part of that content. */
function namedWithPlugin(): Plugin {
  const file = createRequire(import.meta.url).resolve('@originjs/vite-plugin-federation')
  const hash = contentHash(readFileSync(file))
  return { name: 'federation-named-with-plugin', augmentChunkHash: () => hash }
}

const secondCopy = (shared: string, file: string) =>
  sourceFault('second-copy', {
    file,
    expected: `an \`import\` of names of ${shared}, which the site has once for all remotes`,
    found:
      '`export … from`, `import()`, or the `require` of a CommonJS package, which would bring a second copy',
    fix: 'In a source of your own, import the names first and then export them. Of a package, take a version with ES modules, or another package.',
  })

/**
 * The plugin replaces `import` statements. Other requests for a shared module would get a second copy of it: hooks of a second React fail,
 * and no page shows the notices of a second kit.
 */
const oneCopy = (): Plugin => ({
  name: 'federation-one-copy',
  enforce: 'pre',
  resolveId: {
    filter: { id: new RegExp(`^(?:${sharedModules.join('|')})$`) },
    handler(source, importer) {
      if (importer !== undefined) throw new Error(source, { cause: secondCopy(source, importer) })
    },
  },
})

/** The federation plugin, with what this version of it needs under Vite 8. No other file of the platform imports it. */
export const federation = (options: VitePluginFederationOptions): Plugin[] => [
  noVersionNegotiation(),
  quotedMarker(),
  plugin(options),
  namedWithPlugin(),
  markerGone(),
  oneCopy(),
]
