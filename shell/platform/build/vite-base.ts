import type { InlineConfig, Plugin } from 'vite'
import { assetAddress } from './asset-address'
import { sourcePlugins } from './source-plugins.js'

/**
 * Tailwind gives its own properties their first values by `@property`, and once more for browsers without that rule, which it
 * does not support otherwise (Safari below 16.4, Firefox below 128): 4 kB on each page for what stays broken there.
 */
const css: InlineConfig['css'] = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'without-property-fallback',
        AtRule: {
          layer: (rule) => {
            if (rule.params === 'properties' && rule.nodes) rule.remove()
          },
        },
      },
    ],
  },
}

/** What all builds have in common. `base` and `assetsDir` let a build run from any path. */
export const baseBuild = (root: string): InlineConfig => ({
  root,
  configFile: false,
  base: './',
  logLevel: 'warn',
  publicDir: false,
  plugins: [sourcePlugins()],
  css,
  define: { 'process.env.NODE_ENV': '"production"' },
  experimental: { renderBuiltUrl: assetAddress },
})

/** Only browsers get the styles: generating them takes half of a server build. CSS modules stay: pages name their classes. */
export const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: { filter: { id: /(?<!\.module)\.css$/ }, handler: () => '' },
}

/** Comments that name the path of each module would give the same sources another version in another folder. */
export const withoutPaths = { attachDebugInfo: 'none' } as const

/** Build options that all builds share. */
export const baseBuildOptions = {
  target: 'es2022',
  assetsDir: '',
  // The strict CSP allows no data: images.
  assetsInlineLimit: 0,
  manifest: true,
  emptyOutDir: true,
} as const
