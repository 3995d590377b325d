import type { PageProps } from 'shared-ui'
import type { ComponentType } from 'react'
import type { ModuleRef, PageData, ServedPageData, SlotRef } from 'contract/page-data'
import type { LoadedPage, Fragment } from '../navigation/page'
import { readPageTags } from '../navigation/head'
import { abandonEntry, loadRemote } from './load-remote'
import { preload } from './preload'
import { prerenderedHtml } from './prerendered-html'
import { renew } from './renew'
import { timeLimit, withTimeLimit } from './time-limit'

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
  // The shared modules that a remote asks for are among the shell's files.
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

/** What a fragment of the page was served as; undefined for a page that was not served but navigated to. */
type ServedHtml = (name: string) => string | undefined

/** A fragment with its code, or with the HTML it was served as where the code does not come. */
async function loadFragment<Props>(
  data: PageData,
  name: string,
  ref: ModuleRef,
  html: string | undefined,
): Promise<Fragment<Props>> {
  const { remote } = ref
  try {
    return { kind: 'component', remote, Component: await loadModule<Props>(data, ref), html }
  } catch (error) {
    if (html === undefined) throw error
    console.error(`Remote ${remote} could not be loaded for ${name}; its prerendered content stays.`, error)
    return { kind: 'html', remote, html }
  }
}

async function slotFragment(data: PageData, name: string, slot: SlotRef, served: ServedHtml) {
  // An island keeps the HTML that the document was served with, on every page of the tab.
  const html = prerenderedHtml(name)
  if (slot.hydrate === 'with-page' || html === undefined)
    return loadFragment<object>(data, name, slot, served(name))
  const load = () => loadModule<object>(data, slot)
  return { kind: 'island' as const, remote: slot.remote, html, load }
}

async function assemble(data: PageData, served: ServedHtml): Promise<LoadedPage> {
  const { title, head, params } = data
  const loadSlot = async ([name, slot]: [string, SlotRef]) => [
    name,
    await slotFragment(data, name, slot, served),
  ]
  const [page, slots] = await Promise.all([
    loadFragment<PageProps>(data, 'page', data.page, served('page')),
    Promise.all(Object.entries(data.slots).map(loadSlot)),
  ])
  return { title, head, params, page, slots: Object.fromEntries(slots) }
}

/** The served page with its code, or with its HTML where the code does not come. */
export const assembleServedPage = (data: ServedPageData) =>
  assemble({ ...data, head: readPageTags() }, (name) => prerenderedHtml(name) ?? '')

/** A page that a link brings: without its code it cannot be shown. */
export const assemblePage = (data: PageData) => assemble(data, () => undefined)

/** Fetches the files of the page with the lowest priority, for a visit that may come. */
export async function prefetchFiles({ page, slots, remotes }: PageData): Promise<void> {
  const withPage = Object.values(slots).filter(({ hydrate }) => hydrate === 'with-page')
  const needed = new Set(['shell', page.remote, ...withPage.map(({ remote }) => remote)])
  const refs = Object.entries(remotes).filter(([name]) => needed.has(name))
  await Promise.all(refs.map(([, ref]) => preload(ref, 'low')))
}
