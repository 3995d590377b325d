import { parse } from 'parse5'
import type { PageSection } from 'contract/search'
import { attribute, beginning, elements, outward, text, type Element, type Node } from './html-tree'
import { pageSections } from './page-sections'

/** What checks need to know about a page, read from its HTML. */
export interface PageFacts extends PartFacts {
  title: string
  description: string
  canonical: string
  /** The words of the main region. */
  words: string
  /** By query parameter (`data-query` of a select): the select that it sets, and the values of its options. */
  queries: Record<string, { field: string; values: string[] }>
  /** The parts that a search finds. */
  sections: PageSection[]
  /** The facts by remote: those of its fragments. Everything outside fragments belongs to the shell. */
  parts: Record<string, PartFacts>
}

/** Facts about the elements of a page, or of a part of it. */
export interface PartFacts {
  headings: string[]
  mains: number
  /** Landmarks of the page: headers and footers outside sectioning content. */
  banners: number
  footers: number
  /** Name of each navigation; empty if it has none. */
  navigations: string[]
  ids: string[]
  /** Links within the site, as addresses from its root. */
  links: string[]
  imagesWithoutAlt: string[]
  /** Forms that post to the web server: the kind of each, the names of its fields, its remote. */
  forms: { kind: string; fields: string[]; remote: string }[]
  /** Files that the page loads and no build holds: the page's policy forbids them. */
  foreignFiles: string[]
  /** `meta http-equiv`: a redirect, a policy. */
  httpEquivs: string[]
}

/** The address as browsers resolve it, from the root of the site; undefined if it leaves the site. */
function internalAddress(href: string | undefined, page: URL): string | undefined {
  if (href === undefined) return undefined
  if (!URL.canParse(href, page)) return href
  const { origin, pathname, search, hash } = new URL(href, page)
  return origin === page.origin ? pathname + search + hash : undefined
}

const loading = new Set(['img', 'script', 'iframe', 'video', 'audio', 'source', 'embed'])

/** The files that an element may load: which of a `srcset` depends on the screen. */
function filesOf(element: Element): string[] {
  const named = ['src', 'poster'].flatMap((name) => attribute(element, name) ?? [])
  const choices = (attribute(element, 'srcset') ?? '').matchAll(/(?:^|,)\s*([^\s,](?:\S*[^\s,])?)/g)
  return [...named, ...[...choices].flatMap(([, address]) => address ?? [])]
}

/** The files that an element loads from outside the builds. Data blocks and import maps are not code. */
function foreignFile(element: Element): string[] {
  const files = filesOf(element)
  if (files.length > 0) return files.filter((file) => !file.startsWith('/assets/'))
  const isCode = element.tagName === 'script' && !/(json|^importmap)$/.test(attribute(element, 'type') ?? '')
  return isCode ? ['an inline script'] : []
}

const controls = new Set(['input', 'select', 'textarea', 'button'])

/** Whether a control belongs to the form: by its `form` attribute, or else by being inside it. */
function isOf(control: Element, form: Element): boolean {
  const named = attribute(control, 'form')
  if (named !== undefined) return named === attribute(form, 'id')
  return [...outward(control)].find(({ tagName }) => tagName === 'form') === form
}

const fieldsOf = (form: Element, all: Element[]) => [
  ...new Set(
    all
      .filter((element) => controls.has(element.tagName) && isOf(element, form))
      .flatMap((control) => attribute(control, 'name') || []),
  ),
]

/** Whether an address and a pattern can hold the value without escaping. */
const isPlain = (value: string | undefined): value is string => value !== undefined && /^[\w-]+$/.test(value)

const queriesOf = (all: Element[]): PageFacts['queries'] =>
  Object.fromEntries(
    all.flatMap((select) => {
      const [query, field] = [attribute(select, 'data-query'), attribute(select, 'name')]
      if (select.tagName !== 'select' || query === undefined || !isPlain(field)) return []
      const values = [...elements(select)].flatMap((option) => attribute(option, 'value') ?? [])
      return [[query, { field, values: values.filter(isPlain) }]]
    }),
  )

const sectioning = new Set(['article', 'aside', 'main', 'nav', 'section', 'dialog'])

const isLandmark = (element: Element) =>
  [...outward(element)].every(({ tagName }) => !sectioning.has(tagName))

/** Tells the remote whose fragment an element of a page is in: the innermost, because slots are inside pages. */
function remotesIn(all: Element[]): (element: Element) => string {
  const remotes = new Map<Node | null, string>()
  for (const element of all)
    remotes.set(element, attribute(element, 'data-remote') ?? remotes.get(element.parentNode) ?? 'shell')
  return (element) => remotes.get(element) ?? 'shell'
}

/** What the facts of a part need of its page. */
interface WholePage {
  address: URL
  all: Element[]
  remoteOf: (element: Element) => string
}

/** Most characters of a heading or a label: thousands of them may be inside each other, and each holds the text of all in it. */
const mostShown = 300

/** The facts of `part`, elements of a page. */
function partFacts(part: Element[], { address, all, remoteOf }: WholePage): PartFacts {
  const byTag = (tag: string) => part.filter(({ tagName }) => tagName === tag)
  const nameOf = (element: Element) => {
    const label = attribute(element, 'aria-labelledby')
    const labelled = label && all.find((other) => attribute(other, 'id') === label)
    return attribute(element, 'aria-label') ?? (labelled ? beginning(labelled, mostShown) : '')
  }
  return {
    headings: byTag('h1').map((heading) => beginning(heading, mostShown)),
    mains: byTag('main').length,
    banners: byTag('header').filter(isLandmark).length,
    footers: byTag('footer').filter(isLandmark).length,
    navigations: byTag('nav').map(nameOf),
    ids: part.flatMap((element) => attribute(element, 'id') ?? []),
    links: [
      ...new Set(byTag('a').flatMap((link) => internalAddress(attribute(link, 'href'), address) ?? [])),
    ],
    imagesWithoutAlt: byTag('img')
      .filter((image) => attribute(image, 'alt') === undefined)
      .map((image) => attribute(image, 'src') ?? ''),
    forms: byTag('form').flatMap((form) => {
      const kind = /^\/forms\/(.+)/.exec(attribute(form, 'action') ?? '')?.[1]
      return kind === undefined ? [] : [{ kind, fields: fieldsOf(form, all), remote: remoteOf(form) }]
    }),
    httpEquivs: byTag('meta').flatMap((meta) => attribute(meta, 'http-equiv') ?? []),
    foreignFiles: part.filter(({ tagName }) => loading.has(tagName)).flatMap(foreignFile),
  }
}

/** Reads the facts of the page at `address`. */
export function pageFacts(html: string, address: URL): PageFacts {
  // Without scripts, so that the content of a noscript element is read as well.
  const all = [...elements(parse(html, { scriptingEnabled: false }))]
  const find = (tag: string, isIt: (element: Element) => boolean = () => true) =>
    all.find((element) => element.tagName === tag && isIt(element))
  const title = find('title')
  const main = find('main')
  const description = find('meta', (meta) => attribute(meta, 'name') === 'description')
  const canonical = find('link', (link) => attribute(link, 'rel') === 'canonical')
  const remoteOf = remotesIn(all)
  const owners = all.map(remoteOf)
  const page = { address, all, remoteOf }
  const partOf = (remote: string) => all.filter((_, index) => owners[index] === remote)
  return {
    title: title ? text(title) : '',
    description: (description && attribute(description, 'content')) ?? '',
    canonical: (canonical && attribute(canonical, 'href')) ?? '',
    words: main ? text(main).replace(/\s+/g, ' ').trim() : '',
    queries: queriesOf(all),
    sections: main ? pageSections(main) : [],
    ...partFacts(all, page),
    parts: Object.fromEntries(
      [...new Set(owners)].map((remote) => [remote, partFacts(partOf(remote), page)]),
    ),
  }
}

/** A function from an offset in `html` to the remote whose fragment is there. */
export function remoteAt(html: string): (offset: number) => string {
  const all = [...elements(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }))]
  const remoteOf = remotesIn(all)
  return (offset) => {
    const isAt = ({ sourceCodeLocation: at }: Element) =>
      at && at.startOffset <= offset && offset < at.endOffset
    const innermost = all.findLast(isAt)
    return innermost ? remoteOf(innermost) : 'shell'
  }
}
