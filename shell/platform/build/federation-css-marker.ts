import type { Plugin } from 'vite'

const marker = /`(__v__css__[^`]*)`/g

/**
 * Vite 8's minifier prints the federation plugin's CSS marker in backticks, which the plugin's own pattern
 * misses; the page then fails with `e.forEach is not a function`.
 */
export function federationCssMarker(): Plugin {
  return {
    name: 'federation-css-marker',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk')
          chunk.code = chunk.code.replace(marker, (_, value: string) => JSON.stringify(value))
      }
    },
  }
}

/** Fails the build where a marker survived. */
export function federationCssMarkerGone(): Plugin {
  return {
    name: 'federation-css-marker-gone',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.code.includes('__v__css__')) {
          this.error(`${chunk.fileName} still holds a federation CSS marker (__v__css__).`)
        }
      }
    },
  }
}
