import type { PageProps, SlotName } from 'shared-ui'
import type { ComponentType } from 'react'
import {
  islandsFile,
  type IslandRef,
  type Islands,
  type ModuleRef,
  type PageData,
  type SlotRef,
} from 'contract/page-data'
import type { LoadedPage, Fragment } from '../release/page'
import { fetchArtefact } from '../release/page-data'
import { abandonModules, loadRemote } from './load-remote'
import { preload, renew } from './preload'
import { prerenderedHtml } from './prerendered-html'
import { withTimeLimit } from '../release/time-limit'

async function loadModule<Props>(remotes: PageData['remotes'], { remote, file }: ModuleRef) {
  const ref = remotes[remote]
  if (!ref) throw new Error(`The release names no files of ${remote} for ${file}.`)
  // The shared modules that remotes import are among the shell's files.
  const { shell = ref } = remotes
  const load = async () => {
    await Promise.all([preload(ref), preload(shell)])
    return loadRemote<Props>({ remote, file }, ref)
  }
  const loadAgain = async () => {
    abandonModules(remote)
    await renew(ref)
    return load()
  }
  try {
    return await withTimeLimit(load().catch(loadAgain), `${remote} ${file}`)
  } catch (error) {
    abandonModules(remote)
    throw error
  }
}

/** The code of an island. A form on the screen may load it even after the release is over. */
async function loadIsland(name: SlotName) {
  const islands = await withTimeLimit(fetchArtefact<Islands>(islandsFile, 'high'), islandsFile)
  const island = islands[name]
  if (!island) throw new Error(`The release names no island ${name}.`)
  return loadModule<object>(island.remotes, island)
}

/** A fragment with its code. If the code does not load, its served HTML stays. */
async function loadFragment<Props>(
  name: string,
  remote: string,
  loading: Promise<ComponentType<Props>>,
  isServed: boolean,
): Promise<Fragment<Props>> {
  try {
    return { kind: 'component', remote, Component: await loading, isServed }
  } catch (error) {
    if (!isServed) throw error
    console.error(`Remote ${remote} could not be loaded for ${name}; its prerendered content stays.`, error)
    return { kind: 'html', remote }
  }
}

async function slotFragment(
  data: PageData,
  name: SlotName,
  slot: SlotRef | IslandRef,
  isServed: boolean,
): Promise<Fragment<object>> {
  const { remote } = slot
  if (slot.hydrate === 'with-page')
    return loadFragment(name, remote, loadModule(data.remotes, slot), isServed)
  // An island keeps the HTML of the document on every page of the tab.
  const html = prerenderedHtml(name)
  const load = () => loadIsland(name)
  return html === undefined
    ? loadFragment(name, remote, load(), isServed)
    : { kind: 'island', remote, html, load }
}

async function assemble(data: PageData, isServed: boolean): Promise<LoadedPage> {
  const { title, head, params } = data
  const loadSlot = async ([name, slot]: [string, SlotRef | IslandRef]) => [
    name,
    await slotFragment(data, name as SlotName, slot, isServed),
  ]
  const [page, slots] = await Promise.all([
    loadFragment('page', data.page.remote, loadModule<PageProps>(data.remotes, data.page), isServed),
    Promise.all(Object.entries(data.slots).map(loadSlot)),
  ])
  return { title, head, params, page, slots: Object.fromEntries(slots) }
}

/** The served page with its code, or with its HTML where the code does not load. */
export const assembleServedPage = (data: PageData) => assemble(data, true)

/** A page for a client navigation: it needs its code. */
export const assemblePage = (data: PageData) => assemble(data, false)

/** Fetches the files of a page with the lowest priority, in advance. */
export async function prefetchFiles({ remotes }: PageData): Promise<void> {
  await Promise.all(Object.values(remotes).map((ref) => preload(ref, 'low')))
}
