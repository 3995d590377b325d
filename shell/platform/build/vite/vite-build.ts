import { build, type BuildOptions, type PluginOption } from 'vite'
import { assetAddress } from './asset-address'
import { sourcePlugins } from './source-plugins.js'
import { withoutRepeats } from './without-repeats'

/** Builds the package in `root`, with what all builds have in common. With `base` and `assetsDir`, a build runs from any path. */
export const viteBuild = (root: string, plugins: PluginOption[], options: BuildOptions) =>
  build({
    root,
    configFile: false,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [sourcePlugins(), ...plugins],
    css: { postcss: { plugins: [withoutRepeats] } },
    define: { 'process.env.NODE_ENV': '"production"' },
    experimental: { renderBuiltUrl: assetAddress },
    ssr: { noExternal: true },
    build: {
      target: 'es2022',
      assetsDir: '',
      // The strict CSP forbids data: images.
      assetsInlineLimit: 0,
      // Vite's list of chunks, not `remote.json`.
      manifest: true,
      modulePreload: false,
      // The folders are fresh. The server build comes first and writes into the folder of the client build, which has to keep that.
      emptyOutDir: false,
      ...options,
      // The bundler's note that a build was slow reads like a fault.
      rolldownOptions: { ...options.rolldownOptions, checks: { bundlerTimings: false } },
    },
  })
