import type { InlineConfig, Plugin } from 'vite'
import { assetAddress } from './asset-address'
import { sourcePlugins } from './source-plugins.js'

/**
 * Tailwind sets the first values of its own properties with `@property`, and again for browsers without that rule (Safari below 16.4,
 * Firefox below 128), which it does not support otherwise. This drops the second copy: 4 kB on each page.
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

/** Common settings of all builds. With `base` and `assetsDir`, a build runs from any path. */
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

/** Only browsers need the styles: generating them takes half of a server build. CSS modules stay, because pages use their class names. */
export const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: { filter: { id: /(?<!\.module)\.css$/ }, handler: () => '' },
}

/** Comments with the path of each module would give the same sources another version in another folder. */
export const withoutPaths = { attachDebugInfo: 'none' } as const

/** Common build options of all builds. */
export const baseBuildOptions = {
  target: 'es2022',
  assetsDir: '',
  // The strict CSP forbids data: images.
  assetsInlineLimit: 0,
  manifest: true,
  emptyOutDir: true,
} as const
