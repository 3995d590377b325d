import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { usedRouter } from 'platform/build/host/used-router'
import { viteBuild } from 'platform/build/vite/vite-build'
import type { Plugin } from 'vite'
import { manifestFile, type Manifest } from 'contract/manifest'
import type { ModuleRef } from 'contract/page-data'
import { distOf, root } from '../../setup/workspace'

const id = 'virtual:modules'

/** The source of a remote's exposed module: the built manifest names the module of a file. */
export function sourceOf({ remote, file }: ModuleRef): string {
  const { modules } = JSON.parse(readFileSync(join(distOf(remote), manifestFile), 'utf8')) as Manifest
  const [module] = Object.entries(modules).find(([, { scripts }]) => scripts.at(-1) === file) ?? []
  if (module === undefined) throw new Error(`${remote}/dist has no module ${file}: build it again.`)
  return join(root, remote, `${module}.tsx`)
}

const lazyModules = (refs: ModuleRef[]): Plugin => ({
  name: 'lazy-modules',
  resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
  load(wanted) {
    if (wanted !== `\0${id}`) return null
    const entries = refs.map(
      (ref) =>
        `${JSON.stringify(`${ref.remote}/${ref.file}`)}: () => import(${JSON.stringify(sourceOf(ref))})`,
    )
    return `export const modules = {\n${[...new Set(entries)].join(',\n')}\n}`
  },
})

/** Builds the whole site as one Vite app; returns the folder of the build. */
export async function buildPlainApp(refs: ModuleRef[]): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'plain-app-'))
  await viteBuild(import.meta.dirname, [lazyModules(refs), usedRouter()], {
    outDir,
    rolldownOptions: { input: { main: join(import.meta.dirname, 'main.tsx') } },
  })
  return outDir
}
