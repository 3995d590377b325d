import type { SlotName } from 'contract/slots'
import { searchPath } from 'contract/search'
import { frameModule, type Manifest } from 'contract/manifest'
import type { IslandRef, ModuleRef, RemoteRef, ServedPageData, SlotRef } from 'contract/page-data'
import { withData } from 'contract/page-props'
import { listedMenus } from '../navigation/listed-menus'
import { menuPath } from '../navigation/menu-addresses'
import { perCombination, navigationOf, shellOf, type Combination } from './combination'
import type { StoredBuild } from '../store/build-store'
import { SiteError } from '../store/errors'
import { searchPageData } from './search-index'
import { siteSettings } from './site-settings'

/** A page that is to be rendered, and who owns it. */
export interface PlannedPage {
  remote: string
  page: Manifest['pages'][number]
}

/** Where a build is served from. */
export const baseOf = ({ manifest, version }: StoredBuild) => `/assets/${manifest.name}/${version}/`

/** The data of the shell's pages that are about the whole site. */
const dataOfSite: Record<string, (combination: Combination) => unknown> = {
  [menuPath]: (combination) => listedMenus(navigationOf(combination), siteSettings(combination).menus),
  [searchPath]: searchPageData,
}

/** A page about the whole site changes with it; every other is as its remote declares it. */
function withSite(combination: Combination, page: Manifest['pages'][number]) {
  const dataOf = dataOfSite[page.path]
  return dataOf ? { ...page, params: withData(page.params, dataOf(combination)) } : page
}

/** Every page of a combination, by path. */
export const plannedPages = perCombination((combination): ReadonlyMap<string, PlannedPage> => {
  const pages = [...combination.values()].flatMap(({ manifest }) =>
    manifest.pages.map(
      (page) => [page.path, { remote: manifest.name, page: withSite(combination, page) }] as const,
    ),
  )
  return new Map(pages.toSorted(([a], [b]) => a.localeCompare(b)))
})

/** What fills a slot. */
interface SlotFiller extends ModuleRef {
  hydrate: 'with-page' | 'on-focus'
}

/** Who fills which slot. */
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

/** A slot as a page names it: an island without its module, whose files the release names. */
const slotRef = ({ remote, module, hydrate }: SlotFiller): SlotRef | IslandRef =>
  hydrate === 'on-focus' ? { remote, hydrate } : { remote, module, hydrate }

function filesOf(build: StoredBuild, modules: string[]) {
  const { manifest } = build
  const parts = modules.map((module) => {
    const files = manifest.modules[module]
    if (!files)
      throw new SiteError(
        'manifest-invalid',
        `${manifest.name} names no files for ${module}.`,
        'Build it again.',
      )
    return files
  })
  const sharedModules = [...new Set(parts.flatMap((part) => part.doors))]
  return {
    sharedModules,
    scripts: parts.flatMap((part) => part.scripts),
    styles: parts.flatMap((part) => part.styles),
  }
}

function remoteRef(build: StoredBuild, scripts: string[], styles: string[]): RemoteRef {
  const served = (file: string) => ({ file, integrity: build.manifest.files[file]?.integrity ?? '' })
  return {
    base: baseOf(build),
    scripts: [...new Set(scripts)].map(served),
    styles: [...new Set(styles)].map(served),
  }
}

/** The files of every remote whose `modules` a page uses; the shell's include the shared packages they ask for. */
export function remoteRefs(combination: Combination, modules: ModuleRef[]): ServedPageData['remotes'] {
  const shell = shellOf(combination)
  const frame = { remote: 'shell', module: frameModule }
  const names = [...new Set([frame, ...modules].map(({ remote }) => remote))]
  const files = names.map((name) => {
    const build = combination.get(name)
    if (!build)
      throw new SiteError('build-missing', `The site holds no build of ${name}.`, `Publish ${name}.`)
    return {
      build,
      ...filesOf(
        build,
        [frame, ...modules].filter(({ remote }) => remote === name).map((m) => m.module),
      ),
    }
  })
  const sharedScripts = [...new Set(files.flatMap((part) => part.sharedModules))].flatMap(
    (name) => shell.manifest.doors?.[name] ?? [],
  )
  return Object.fromEntries(
    files.map(({ build, scripts, styles }) => [
      build.manifest.name,
      remoteRef(build, build === shell ? [...scripts, ...sharedScripts] : scripts, styles),
    ]),
  )
}

/** With the scripts that they load by themselves while the page runs: those have to be the published ones, too. */
export function withLaterScripts(
  combination: Combination,
  remotes: ServedPageData['remotes'],
): ServedPageData['remotes'] {
  const complete = Object.entries(remotes).map(([name, ref]) => {
    const build = combination.get(name)
    const later = build ? remoteRef(build, build.manifest.later ?? [], []).scripts : []
    return [name, { ...ref, scripts: [...ref.scripts, ...later] }]
  })
  return Object.fromEntries(complete) as ServedPageData['remotes']
}

/** What the browser gets to know about a page that holds `slots`, from its document. */
export function pageData(
  combination: Combination,
  { remote, page }: PlannedPage,
  slots: string[],
): Omit<ServedPageData, 'title'> {
  const fillers = slotFillers(combination)
  const filled = slots.flatMap((name) => {
    const filler = fillers.get(name)
    return filler ? [[name as SlotName, filler] as const] : []
  })
  const withPage = filled.map(([, filler]) => filler).filter(({ hydrate }) => hydrate === 'with-page')
  const { path, params, module } = page
  return {
    path,
    params,
    page: { remote, module },
    slots: Object.fromEntries(filled.map(([name, filler]) => [name, slotRef(filler)])),
    remotes: withLaterScripts(combination, remoteRefs(combination, [{ remote, module }, ...withPage])),
  }
}
