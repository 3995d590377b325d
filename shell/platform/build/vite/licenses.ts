import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const require = createRequire(import.meta.url)

/** Packages whose code a build contains although it imports no module of them: the federation runtime, the style reset. */
const notImported = ['@originjs/vite-plugin-federation', 'tailwindcss']

interface Shipped {
  name: string
  version: string
  license?: string
}

/** The folder of the package that a file in `node_modules` belongs to; undefined for the project's own files. */
function packageOf(file: string): string | undefined {
  const [path = ''] = file.replace(/^\0/, '').split('?')
  for (let dir = dirname(path); dir.includes('/node_modules/'); dir = dirname(dir)) {
    const manifest = join(dir, 'package.json')
    if (existsSync(manifest) && 'version' in (JSON.parse(readFileSync(manifest, 'utf8')) as object))
      return dir
  }
  return undefined
}

function licenseOf(dir: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Shipped
  const file = readdirSync(dir).find((entry) => /^(licen[cs]e|copying|ofl)/i.test(entry))
  if (!file && !license)
    throw new Error(`${dir}: expected a license in the package that the build ships; found none.`)
  const text = file ? readFileSync(join(dir, file), 'utf8').trim() : `License: ${license}`
  return `${name} ${version}\n\n${text}\n`
}

const filesOf = (root: string, output: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  output.type === 'chunk' ? output.moduleIds : output.originalFileNames.map((file) => resolve(root, file))

/** The packages with code or fonts in `bundle`. */
function shippedPackages(root: string, bundle: Rolldown.OutputBundle): string[] {
  const files = [
    ...Object.values(bundle).flatMap((output) => filesOf(root, output)),
    ...notImported.map((name) => require.resolve(name)),
  ]
  return [...new Set(files.flatMap((file) => packageOf(file) ?? []))]
}

const licensesFile = 'licenses.txt'

/**
 * Writes the licences of all packages with code or fonts in a client build into `licenses.txt`, as those licences require; the
 * build's first script names the file.
 */
export const licenses = (root: string): Plugin => ({
  name: 'licenses',
  outputOptions: (options) => ({
    ...options,
    postFooter: ({ fileName }) => (/^(main-|remoteEntry)/.test(fileName) ? `//! ${licensesFile}` : ''),
  }),
  generateBundle(_, bundle) {
    const texts = shippedPackages(root, bundle).map(licenseOf).toSorted()
    this.emitFile({ type: 'asset', fileName: licensesFile, source: texts.join(`\n${'-'.repeat(72)}\n\n`) })
  },
})
