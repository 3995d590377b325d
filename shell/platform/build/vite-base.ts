import type { InlineConfig } from 'vite'
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

/** Common build options of all builds. */
export const baseBuildOptions = {
  target: 'es2022',
  assetsDir: '',
  // The strict CSP forbids data: images.
  assetsInlineLimit: 0,
  manifest: true,
  modulePreload: false,
  emptyOutDir: true,
} as const
