import { frameModule, remoteEntry, type Manifest } from 'contract/manifest'
import type { ModuleRef, RemoteRef, ServedPageData } from 'contract/page-data'
import { SiteError } from '../../errors/site-error'
import type { StoredBuild } from '../../store/builds/stored-build'
import { shellOf, type Combination } from '../compose/combination'

/** A module that a remote exposes, as its manifest names it: `./src/herbs/herbs-page` of `mf-herbs`. */
export interface RemoteModule {
  remote: string
  module: string
}

/** The address of a remote's files, for all its builds: the name of a file changes with its content. */
export const baseOf = ({ name }: Manifest) => `/assets/${name}/`

/** The shell's files that every document links: icons, print styles, fonts. Pages name scripts and pictures themselves. */
const isLinked = (file: string) => /^(?:favicon|apple-touch-icon|site|print)-|\.woff2$/.test(file)

/** The hashes of the shell's files that documents link, by their addresses. */
export function linkedFiles(combination: Combination): Record<string, string> {
  const { manifest } = shellOf(combination)
  const linked = Object.entries(manifest.files).filter(([file]) => isLinked(file))
  return Object.fromEntries(linked.map(([file, { integrity }]) => [baseOf(manifest) + file, integrity]))
}

/** The build of `remote` in a combination that has it. */
export function buildOf(combination: Combination, remote: string): StoredBuild {
  const build = combination.get(remote)
  if (build) return build
  throw new SiteError('build-missing', `The site holds no build of ${remote}.`, `Publish ${remote}.`)
}

/** The files of an exposed module, by the manifest of its build. */
export function moduleFiles(
  combination: Combination,
  { remote, module }: RemoteModule,
): Manifest['modules'][string] {
  const found = buildOf(combination, remote).manifest.modules[module]
  if (found) return found
  throw new SiteError('manifest-invalid', `${remote} names no files for ${module}.`, `Build ${remote} again.`)
}

/** Pages load a module's files directly: the remote entry would change with every module of the remote. */
export const loadedScripts = ({ scripts }: Manifest['modules'][string]) =>
  scripts.filter((file) => file !== remoteEntry)

/** A module as a browser loads it: its own file last, the files that it imports before. */
export function moduleRef(combination: Combination, exposed: RemoteModule): ModuleRef {
  const file = loadedScripts(moduleFiles(combination, exposed)).at(-1)
  if (file !== undefined) return { remote: exposed.remote, file }
  throw new SiteError(
    'manifest-invalid',
    `${exposed.remote} names no script for ${exposed.module}.`,
    `Build ${exposed.remote} again.`,
  )
}

function remoteRef({ manifest }: StoredBuild, scripts: string[], styles: string[]): RemoteRef {
  const served = (file: string) => ({ file, integrity: manifest.files[file]?.integrity ?? '' })
  return {
    base: baseOf(manifest),
    scripts: [...new Set(scripts)].map(served),
    styles: [...new Set(styles)].map(served),
  }
}

/** The files of every remote whose `modules` a page uses; those of the shell include the shared modules that they need. */
export function remoteRefs(combination: Combination, modules: RemoteModule[]): ServedPageData['remotes'] {
  const shell = shellOf(combination)
  const used = [{ remote: 'shell', module: frameModule }, ...modules].map((exposed) => ({
    remote: exposed.remote,
    files: moduleFiles(combination, exposed),
  }))
  const sharedModules = [...new Set(used.flatMap(({ files }) => files.doors))]
  const sharedScripts = sharedModules.flatMap((name) => shell.manifest.doors?.[name] ?? [])
  return Object.fromEntries(
    [...new Set(used.map(({ remote }) => remote))].map((name) => {
      const own = used.filter(({ remote }) => remote === name).map(({ files }) => files)
      const scripts = [...own.flatMap(loadedScripts), ...(name === 'shell' ? sharedScripts : [])]
      const styles = own.flatMap((files) => files.styles)
      return [name, remoteRef(buildOf(combination, name), scripts, styles)]
    }),
  )
}

/** Adds the scripts that a page loads later: these must be the published ones, too. */
export function withLaterScripts(
  combination: Combination,
  remotes: ServedPageData['remotes'],
): ServedPageData['remotes'] {
  const complete = Object.entries(remotes).map(([name, ref]) => {
    const build = buildOf(combination, name)
    const later = remoteRef(build, build.manifest.later ?? [], [])
    return [name, { ...ref, scripts: [...ref.scripts, ...later.scripts] }]
  })
  return Object.fromEntries(complete) as ServedPageData['remotes']
}
