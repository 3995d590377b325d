import type { SlotName } from 'contract/slots'
import { searchPath } from 'contract/search'
import { frameModule, remoteEntry, type Manifest } from 'contract/manifest'
import type { IslandRef, ModuleRef, RemoteRef, ServedPageData, SlotRef } from 'contract/page-data'
import { withData } from 'contract/page-props'
import { listedMenus } from '../../navigation/listed-menus'
import { menuPath } from '../../navigation/menu-addresses'
import { perCombination, navigationOf, shellOf, type Combination } from '../compose/combination'
import type { StoredBuild } from '../../store/builds/build-store'
import { SiteError } from '../../errors/site-error'
import { withAddresses } from './file-addresses'
import { searchPageData } from './search-index'

/** A page to render, and its remote. */
export interface PlannedPage {
  remote: string
  page: Manifest['pages'][number]
}

/** A module that a remote exposes, as its manifest names it: `./src/herbs/herbs-page` of `mf-herbs`. */
export interface RemoteModule {
  remote: string
  module: string
}

/** The address of a remote's files, for all its builds: the name of a file changes with its content. */
export const baseOf = ({ manifest }: Pick<StoredBuild, 'manifest'>) => `/assets/${manifest.name}/`

/** The shell's files that every document links: icons, print styles, fonts. Pages name scripts and pictures themselves. */
const isLinked = (file: string) => /^(?:favicon|apple-touch-icon|site|print)-|\.woff2$/.test(file)

/** The hashes of the shell's files that documents link, by their addresses. */
export function linkedFiles(combination: Combination): Record<string, string> {
  const shell = shellOf(combination)
  const linked = Object.entries(shell.manifest.files).filter(([file]) => isLinked(file))
  return Object.fromEntries(linked.map(([file, { integrity }]) => [baseOf(shell) + file, integrity]))
}

/** Data about the whole site, by page of the shell. */
const dataOfSite: Record<string, (combination: Combination) => unknown> = {
  [menuPath]: (combination) => {
    const { site } = shellOf(combination).manifest
    return site && listedMenus(navigationOf(combination), site.menus)
  },
  [searchPath]: searchPageData,
}

/** Whether the page at `path` is about the whole site, and lists every menu or page. */
export const isAboutSite = (path: string) => Object.hasOwn(dataOfSite, path)

/** A page about the whole site gets its data here; every other page is as its remote declares it. */
function withSite(combination: Combination, page: Manifest['pages'][number]) {
  const dataOf = dataOfSite[page.path]
  return dataOf ? { ...page, params: withData(page.params, dataOf(combination)) } : page
}

/** Every page of a combination, by path; in one order, whatever the locale of the machine. */
export const plannedPages = perCombination((combination): ReadonlyMap<string, PlannedPage> => {
  const planned = ({ manifest }: StoredBuild, page: Manifest['pages'][number]): PlannedPage => ({
    remote: manifest.name,
    page: withSite(combination, withAddresses(manifest, baseOf({ manifest }), page)),
  })
  const pages = [...combination.values()].flatMap((build) =>
    build.manifest.pages.map((page) => [page.path, planned(build, page)] as const),
  )
  return new Map(pages.toSorted(([a], [b]) => a.localeCompare(b, 'en')))
})

interface SlotFiller extends RemoteModule {
  hydrate: 'with-page' | 'on-focus'
}

/** What fills each slot of a combination, by the slot's name. */
export const slotFillers = perCombination(
  (combination): ReadonlyMap<string, SlotFiller> =>
    new Map(
      [...combination.values()].flatMap(({ manifest }) =>
        manifest.slots.map(
          ({ name, module, hydrate }) => [name, { remote: manifest.name, module, hydrate }] as const,
        ),
      ),
    ),
)

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

/** A slot as a page names it. For an island, the release names the files instead. */
const slotRef = (combination: Combination, filler: SlotFiller): SlotRef | IslandRef =>
  filler.hydrate === 'on-focus'
    ? { remote: filler.remote, hydrate: filler.hydrate }
    : { ...moduleRef(combination, filler), hydrate: filler.hydrate }

function remoteRef(build: StoredBuild, scripts: string[], styles: string[]): RemoteRef {
  const served = (file: string) => ({ file, integrity: build.manifest.files[file]?.integrity ?? '' })
  return {
    base: baseOf(build),
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

/** The modules that fill `slots`, with islands. */
export const fillersOf = (combination: Combination, slots: string[]): SlotFiller[] =>
  slots.flatMap((name) => slotFillers(combination).get(name) ?? [])

/** The modules that hydrate with a page: its own and those of its slots, without islands. */
export const modulesOf = (
  combination: Combination,
  { remote, page: { module } }: PlannedPage,
  slots: string[],
): RemoteModule[] => [
  { remote, module },
  ...fillersOf(combination, slots).filter(({ hydrate }) => hydrate === 'with-page'),
]

/** The data of a page that holds `slots`, as its document carries it. */
export function pageData(combination: Combination, planned: PlannedPage, slots: string[]): ServedPageData {
  const fillers = slotFillers(combination)
  const filled = slots.flatMap((name) => {
    const filler = fillers.get(name)
    return filler ? [[name as SlotName, slotRef(combination, filler)] as const] : []
  })
  const { path, params, module } = planned.page
  return {
    path,
    params,
    page: moduleRef(combination, { remote: planned.remote, module }),
    slots: Object.fromEntries(filled),
    remotes: withLaterScripts(combination, remoteRefs(combination, modulesOf(combination, planned, slots))),
  }
}
