import type { SlotName } from 'shared-ui'
import type { ComponentType } from 'react'
import { loadRemote } from '../remotes/load-remote'
import { preload } from '../remotes/preload'
import { prerenderedHtml } from '../remotes/prerendered-html'
import { releaseId } from './release-id'
import { resolved, type LoadedPage, type PageSource, type Piece } from './loaded-page'
import { pageDataAddress, type ModuleRef, type PageData, type SlotRef } from './page-data'

const shellModules = import.meta.glob<{ default: ComponentType<object> }>('../pages/**/*-page.tsx')

async function loadModule<Props>(
  data: PageData,
  { section, module }: ModuleRef,
): Promise<ComponentType<Props>> {
  const ref = data.sections[section]
  if (!ref) throw new Error(`Page ${data.path} names no files of ${section}.`)
  // The shared packages that a section asks for stand among the shell's files.
  const { shell } = data.sections
  await Promise.all([preload(ref), shell && preload(shell)])
  if (section !== 'shell') return loadRemote<Props>(section, ref, module)
  const load = shellModules[`../${module.replace('./src/', '')}.tsx`]
  if (!load) throw new Error(`The shell has no module ${module}.`)
  return (await load()).default as ComponentType<Props>
}

async function slotPiece(data: PageData, name: SlotName, slot: SlotRef): Promise<Piece<object>> {
  const html = prerenderedHtml(name)
  const load = () => loadModule<object>(data, slot)
  if (slot.hydrate === 'on-focus' && html !== undefined)
    return { kind: 'island', section: slot.section, html, load }
  return { kind: 'component', section: slot.section, Component: await load() }
}

/** A piece whose code does not come keeps the HTML it was served with. */
async function orPrerendered<Props>(
  name: string,
  section: string,
  piece: Promise<Piece<Props>>,
): Promise<Piece<Props>> {
  try {
    return await piece
  } catch (error) {
    const html = prerenderedHtml(name)
    if (html === undefined) throw error
    console.error(`Section ${section} could not be loaded for ${name}; its prerendered content stays.`, error)
    return { kind: 'html', section, html }
  }
}

type Settle = <Props>(name: string, section: string, piece: Promise<Piece<Props>>) => Promise<Piece<Props>>

async function assemble(data: PageData, settle: Settle): Promise<LoadedPage> {
  const { section } = data.page
  const component = loadModule<LoadedPageProps>(data, data.page).then((Component) => ({
    kind: 'component' as const,
    section,
    Component,
  }))
  const slots = Object.entries(data.slots).map(async ([name, slot]) => [
    name,
    await settle(name, slot.section, slotPiece(data, name as SlotName, slot)),
  ])
  const { title, description, canonical, params } = data
  return {
    title,
    description,
    canonical,
    params,
    page: await settle('page', section, component),
    slots: Object.fromEntries(await Promise.all(slots)) as LoadedPage['slots'],
  }
}

type LoadedPageProps = LoadedPage['page'] extends Piece<infer Props> ? Props : never

async function fetchPage(path: string): Promise<PageData> {
  const response = await fetch(pageDataAddress(releaseId(), path))
  if (!response.ok) throw new Error(`${response.status}: no page data for ${path}`)
  return (await response.json()) as PageData
}

/** The served page with its code, or with its HTML where the code does not come. */
export const assembleServedPage = (data: PageData) => assemble(data, orPrerendered)

/**
 * The pages of the release that the tab was opened on, `servedPath` being the one that the document holds (at an
 * unknown address it is the 404 page). A page that cannot be assembled in the tab is left to the
 * server: a full load, which needs no section's code.
 */
export function releasePages(servedPath: string, page: LoadedPage): PageSource {
  const pages = new Map([[servedPath, resolved(page)]])
  const load = (path: string) => {
    const known = pages.get(path)
    if (known) return known
    const loading = fetchPage(path).then((data) => assemble(data, (_name, _section, piece) => piece))
    loading.catch(() => pages.delete(path))
    pages.set(path, loading)
    return loading
  }
  const visits = new Map<Promise<LoadedPage>, Promise<LoadedPage>>()
  const visit = (path: string) => {
    const loading = load(path)
    if (pages.get(servedPath) === loading) return loading
    const known = visits.get(loading) ?? loading.catch(() => fullLoad())
    visits.set(loading, known)
    return known
  }
  return { visit, prefetch: (to) => void load(new URL(to, location.href).pathname).catch(() => {}) }
}

function fullLoad(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}
