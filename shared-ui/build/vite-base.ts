import type { InlineConfig } from 'vite'
import { assetAddress } from './asset-address'
import { sourcePlugins } from './source-plugins.js'

/** What all builds have in common. `base` and `assetsDir` let a build run from any path (federation.md, workaround 2). */
export const baseBuild = (root: string): InlineConfig => ({
  root,
  configFile: false,
  base: './',
  logLevel: 'warn',
  publicDir: false,
  plugins: [sourcePlugins()],
  define: { 'process.env.NODE_ENV': '"production"' },
  experimental: { renderBuiltUrl: assetAddress },
})

/** Build options that all builds share. */
export const baseBuildOptions = {
  target: 'es2022',
  assetsDir: '',
  // The strict CSP allows no data: images.
  assetsInlineLimit: 0,
  manifest: true,
  emptyOutDir: true,
} as const
