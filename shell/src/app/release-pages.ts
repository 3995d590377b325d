import type { PageProps } from 'shared-ui'
import type { ComponentType } from 'react'
import { abandonEntry, loadRemote } from '../remotes/load-remote'
import { preload } from '../remotes/preload'
import { prerenderedHtml } from '../remotes/prerendered-html'
import { renew } from '../remotes/renew'
import { timeLimit, withTimeLimit } from '../remotes/time-limit'
import { foreseenData } from './foreseen-data'
import { fullLoad } from './full-load'
import { isThere, readable, resolved, type LoadedPage, type PageSource, type Piece } from './loaded-page'
import type { ModuleRef, PageData, ServedPageData, SlotRef } from 'contract/page-data'
import { readPageTags } from './page-tags'

const shellModules = import.meta.glob<{ default: ComponentType<object> }>('../pages/**/*-page.tsx')

async function loadShellModule<Props>(module: string): Promise<ComponentType<Props>> {
  const load = shellModules[`../${module.replace('./src/', '')}.tsx`]
  if (!load) throw new Error(`The shell has no module ${module}.`)
  return (await load()).default as ComponentType<Props>
}

async function loadModule<Props>(
  data: PageData,
  { remote, module }: ModuleRef,
): Promise<ComponentType<Props>> {
  const ref = data.remotes[remote]
  if (!ref) throw new Error(`Page ${data.path} names no files of ${remote}.`)
  // The shared packages that a remote asks for stand among the shell's files.
  const { shell = ref } = data.remotes
  const load = async () => {
    await Promise.all([preload(ref), preload(shell)])
    return remote === 'shell' ? loadShellModule<Props>(module) : loadRemote<Props>(remote, ref, module)
  }
  const loadAgain = async () => {
    abandonEntry(remote)
    await renew(ref)
    return load()
  }
  try {
    return await withTimeLimit(load().catch(loadAgain), timeLimit, `${remote} ${module}`)
  } catch (error) {
    abandonEntry(remote)
    throw error
  }
}

/** What a piece of the page was served as; undefined for a page that was not served but navigated to. */
type ServedHtml = (name: string) => string | undefined

/** A piece with its code, or with the HTML it was served as where the code does not come. */
async function loadPiece<Props>(
  data: PageData,
  name: string,
  ref: ModuleRef,
  html: string | undefined,
): Promise<Piece<Props>> {
  const { remote } = ref
  try {
    return { kind: 'component', remote, Component: await loadModule<Props>(data, ref), html }
  } catch (error) {
    if (html === undefined) throw error
    console.error(`Remote ${remote} could not be loaded for ${name}; its prerendered content stays.`, error)
    return { kind: 'html', remote, html }
  }
}

async function slotPiece(data: PageData, name: string, slot: SlotRef, served: ServedHtml) {
  // An island stands in every page of the document as it was served.
  const html = prerenderedHtml(name)
  if (slot.hydrate === 'with-page' || html === undefined)
    return loadPiece<object>(data, name, slot, served(name))
  const load = () => loadModule<object>(data, slot)
  return { kind: 'island' as const, remote: slot.remote, html, load }
}

async function assemble(data: PageData, served: ServedHtml): Promise<LoadedPage> {
  const { title, head, params } = data
  const loadSlot = async ([name, slot]: [string, SlotRef]) => [
    name,
    await slotPiece(data, name, slot, served),
  ]
  const [page, slots] = await Promise.all([
    loadPiece<PageProps>(data, 'page', data.page, served('page')),
    Promise.all(Object.entries(data.slots).map(loadSlot)),
  ])
  return { title, head, params, page, slots: Object.fromEntries(slots) }
}

/** The served page with its code, or with its HTML where the code does not come. */
export const assembleServedPage = (data: ServedPageData) =>
  assemble({ ...data, head: readPageTags() }, (name) => prerenderedHtml(name) ?? '')

const isIntact = ({ page, slots }: LoadedPage) =>
  [page, ...Object.values(slots)].every(({ kind }) => kind !== 'html')

/**
 * The pages of the release that the tab was opened on, `servedPath` being the one that the document holds (at an
 * unknown address it is the 404 page). A page that cannot be assembled in the tab is left to the
 * server: a full load, which needs no remote's code.
 */
export function releasePages(servedPath: string, page: LoadedPage): PageSource {
  const served = resolved(page)
  const pages = new Map([[servedPath, served]])
  const { foresee, dataOf } = foreseenData()
  const load = (path: string) => {
    const known = pages.get(path)
    if (known) return known
    const assembling = dataOf(path).then((data) => assemble(data, () => undefined))
    const loading = readable(withTimeLimit(assembling, timeLimit, `The page ${path}`))
    loading.catch(() => pages.delete(path))
    pages.set(path, loading)
    return loading
  }
  const visits = new Map<Promise<LoadedPage>, Promise<LoadedPage>>()
  const visit = (path: string) => {
    // Whoever comes back to a page that lacks code tries once more.
    if (path !== servedPath && !isIntact(page) && pages.get(servedPath) === served) pages.delete(servedPath)
    const loading = load(path)
    if (isThere(loading)) return loading
    const known = visits.get(loading) ?? loading.catch(() => leaveToServer(path))
    visits.set(loading, known)
    return known
  }
  return { visit, prefetch: load, foresee: (path) => pages.has(path) || foresee(path) }
}

/** Unless the visitor has gone elsewhere meanwhile. */
function leaveToServer(path: string): Promise<never> {
  if (location.pathname === path) fullLoad()
  return new Promise(() => {})
}
