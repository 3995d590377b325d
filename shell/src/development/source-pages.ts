import {
  browserTitle,
  type NavigationEntry,
  type PageDefinition,
  type PathParams,
  type Remote,
} from 'shared-ui'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { siteSettings } from '../../site/settings'
import { headTags } from '../document/head-tags'
import { pageProps, withData } from 'contract/page-props'
import { listedMenus } from 'platform/navigation/listed-menus'
import { menuPath } from 'platform/navigation/menu-addresses'
import { type LoadedPage, type PageSource, type Fragment, readable } from '../release/page'
import type { OtherRemotes } from 'platform/dev/other-remotes'
import { publishedPage, publishedSlots } from './published-pages'

type Slots = LoadedPage['slots']

/** Pages from the sources of remotes; those of other remotes from their published builds: development only. */
export function sourcePages(
  remotes: Remote[],
  otherRemotes: OtherRemotes,
  navigation: NavigationEntry[],
): PageSource {
  const pages = new Map<string, Promise<LoadedPage>>()
  const failed = new Set<string>()
  // The page on the screen is kept, because React asks for it at each render.
  const forgetFaults = () => {
    for (const path of failed) {
      if (path === location.pathname) continue
      failed.delete(path)
      pages.delete(path)
    }
  }
  const load = async (path: string) => {
    const [page, published, own] = await Promise.all([
      loadPage(remotes, otherRemotes, path),
      publishedSlots(otherRemotes),
      sourceSlots(remotes),
    ])
    if ([page.page, ...Object.values(own)].some(isFaulty)) failed.add(path)
    // The publisher adds the menus as data.
    const menus = path === menuPath ? listedMenus(navigation, siteSettings.menus) : undefined
    return { ...page, params: withData(page.params, menus), slots: { ...published, ...own } }
  }
  const visit = (path: string) => {
    forgetFaults()
    const page = pages.get(path) ?? readable(load(path))
    pages.set(path, page)
    return page
  }
  const readData = async (path: string) => pageProps((await visit(path)).params).data
  // A broken page that was prefetched would still be shown once its source is whole.
  return { visit, prefetch: async () => {}, readData }
}

interface Match {
  remote: Remote
  page: PageDefinition
  params: PathParams
}

function match(remotes: Remote[], path: string): Match | undefined {
  for (const remote of remotes) {
    for (const page of remote.pages) {
      const found = matchPath(page.path, path)
      const params = (found?.params ?? {}) as PathParams
      if (found && isPrerendered(page, params)) return { remote, page, params }
    }
  }
  return undefined
}

const isPrerendered = ({ params }: PageDefinition, actual: PathParams) =>
  !params || params.some((known) => Object.entries(known).every(([name, value]) => actual[name] === value))

/** Throws where a fragment would be that did not load, so that the boundary shows the error and the frame stays. */
function faultyFragment(remote: string, error: unknown) {
  const Component = (): never => {
    throw error
  }
  return { kind: 'component' as const, remote, Component, error }
}

const isFaulty = (fragment: object) => 'error' in fragment

type PageAlone = Omit<LoadedPage, 'slots'>

async function loadPage(remotes: Remote[], otherRemotes: OtherRemotes, path: string): Promise<PageAlone> {
  const published = otherRemotes.pages[path]
  const own = match(remotes, path)
  const found = own ?? (published ? undefined : match(remotes, '/404'))
  const remote = found?.remote.name ?? published?.page.remote ?? 'shell'
  try {
    if (found) return await sourcePage(found)
    if (published) return await publishedPage(published)
    throw new Error(`No page for ${path} and no /404 page either.`)
  } catch (error) {
    return { title: browserTitle(path), head: '', params: {}, page: faultyFragment(remote, error) }
  }
}

async function sourcePage({ remote, page, params }: Match): Promise<PageAlone> {
  const metadata = page.metadata(params)
  const { default: Component } = await page.load()
  return {
    title: browserTitle(metadata.title),
    head: headTags(metadata, location.origin),
    params: withData(params, page.data?.(params)),
    page: { kind: 'component', remote: remote.name, Component },
  }
}

type Load = () => Promise<{ default: ComponentType<object> }>

async function slotFragment(remote: string, load: Load): Promise<Fragment<object>> {
  try {
    return { kind: 'component', remote, Component: (await load()).default }
  } catch (error) {
    return faultyFragment(remote, error)
  }
}

async function sourceSlots(remotes: Remote[]): Promise<Slots> {
  const fragments = remotes.flatMap(({ name: remote, slots }) =>
    Object.entries(slots).map(async ([name, slot]) => [name, await slotFragment(remote, slot.load as Load)]),
  )
  return Object.fromEntries(await Promise.all(fragments)) as Slots
}
