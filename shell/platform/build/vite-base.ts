import type { InlineConfig, Plugin } from 'vite'
import { assetAddress } from './asset-address'
import { sourcePlugins } from './source-plugins.js'
import { withoutRepeats } from './without-repeats'

const css: InlineConfig['css'] = { postcss: { plugins: [withoutRepeats] } }

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
