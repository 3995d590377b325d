import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest as ViteManifest, ManifestChunk } from 'vite'
import { sharedModules } from 'contract/shared-modules'

/** Vite's manifest of a build. */
export const readViteManifest = async (dir: string) =>
  JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8')) as ViteManifest

/** All scripts that `chunk` needs before it runs: itself and its static imports, direct and indirect. */
export function scriptsOf(manifest: ViteManifest, chunk: ManifestChunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.file)) return []
  seen.add(chunk.file)
  const imports = (chunk.imports ?? []).flatMap((key) => {
    const imported = manifest[key]
    return imported ? scriptsOf(manifest, imported, seen) : []
  })
  return [...imports, chunk.file].filter((file) => file.endsWith('.js'))
}

/** Scripts that a build loads by `import()` while a page runs, with their imports, except those in `known`. */
export function laterScriptsOf(manifest: ViteManifest, known: string[]): string[] {
  const loaded = Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports)
  const scripts = loaded.flatMap((key) => (manifest[key] ? scriptsOf(manifest, manifest[key]) : []))
  return [...new Set(scripts)].filter((file) => !known.includes(file))
}

/** Every stylesheet of a build, in order. */
export const stylesOf = (manifest: ViteManifest) => [
  ...new Set(Object.values(manifest).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css))),
]

/** The shared modules that these scripts import: the federation plugin writes the import as a call with the module's name. */
export function sharedModulesOf(dir: string, scripts: string[]): string[] {
  const code = scripts.map((file) => readFileSync(join(dir, file), 'utf8')).join('\n')
  return sharedModules.filter((name) => new RegExp(`\\(["'\`]${name}["'\`]\\)`).test(code))
}
