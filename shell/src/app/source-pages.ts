import { browserTitle, type PageDefinition, type PathParams, type Remote, type SlotName } from 'shared-ui'
import { matchPath } from 'react-router-dom'
import { headTags } from '../../publisher/document/head-tags'
import { readable, type LoadedPage, type PageSource, type Piece } from './loaded-page'
import type { Neighbours } from './neighbours'
import { publishedPage, publishedSlots } from './published-pages'

type Slots = LoadedPage['slots']

/** Pages straight from the sections' sources, the neighbours' from their published builds: development only. */
export function sourcePages(remotes: Remote[], neighbours: Neighbours): PageSource {
  const pages = new Map<string, Promise<LoadedPage>>()
  const visit = (path: string) => {
    const page = pages.get(path) ?? readable(load(remotes, neighbours, path))
    pages.set(path, page)
    return page
  }
  return { visit, prefetch: (path) => void visit(path) }
}

function match(remotes: Remote[], path: string) {
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

async function load(remotes: Remote[], neighbours: Neighbours, path: string): Promise<LoadedPage> {
  const [page, published, own] = await Promise.all([
    loadPage(remotes, neighbours, path),
    publishedSlots(neighbours),
    sourceSlots(remotes),
  ])
  return { ...page, slots: { ...published, ...own } }
}

async function loadPage(remotes: Remote[], neighbours: Neighbours, path: string) {
  const published = neighbours.pages[path]
  const own = match(remotes, path)
  if (!own && published) return publishedPage(published)
  const found = own ?? match(remotes, '/404')
  if (!found) throw new Error(`No page for ${path} and no /404 page either.`)
  const { remote, page, params } = found
  const metadata = page.metadata(params)
  const { default: Component } = await page.load()
  const piece = { kind: 'component' as const, section: remote.name, Component }
  return {
    title: browserTitle(metadata.title),
    head: headTags(metadata, location.origin),
    params,
    page: piece,
  }
}

async function sourceSlots(remotes: Remote[]): Promise<Slots> {
  const pieces = remotes.flatMap((remote) =>
    Object.entries(remote.slots).map(async ([name, slot]): Promise<[SlotName, Piece<object>]> => {
      const { default: Component } = await slot.load()
      return [name as SlotName, { kind: 'component', section: remote.name, Component }]
    }),
  )
  return Object.fromEntries(await Promise.all(pieces)) as Slots
}
