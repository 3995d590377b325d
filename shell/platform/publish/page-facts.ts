import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** What checks need to know about a page, read from its HTML. */
export interface PageFacts {
  title: string
  headings: string[]
  mains: number
  /** Landmarks of the whole page: headers and footers that stand in no remote of the content. */
  banners: number
  footers: number
  /** Name of each navigation; empty where it has none. */
  navigations: string[]
  ids: string[]
  /** Links that stay in the site, as addresses from its root. */
  links: string[]
  imagesWithoutAlt: string[]
  /** The forms that post to the web server: the kind of each, and the names of the fields that it sends. */
  forms: { kind: string; fields: string[] }[]
  /** What the page loads that no build holds: the policy of the page forbids it to browsers. */
  foreignFiles: string[]
  /** What the page tells browsers in place of a response header: a redirect, a policy. */
  httpEquivs: string[]
  description: string
  canonical: string
  /** The words of the main region. */
  words: string
}

const isElement = (node: Node): node is Element => 'tagName' in node

function* elements(node: Node): Generator<Element> {
  if (isElement(node)) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child)
}

const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value

const text = (node: Node): string =>
  'value' in node && node.nodeName === '#text'
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(text).join('')
      : ''

/** The address as browsers resolve it, from the root of the site; undefined for one that leads elsewhere. */
function internalAddress(href: string | undefined, page: URL): string | undefined {
  if (href === undefined) return undefined
  if (!URL.canParse(href, page)) return href
  const { origin, pathname, search, hash } = new URL(href, page)
  return origin === page.origin ? pathname + search + hash : undefined
}

const loading = new Set(['img', 'script', 'iframe', 'video', 'audio', 'source', 'embed'])

/** What an element loads from elsewhere than a build's files; data and an import map are no code. */
function foreignFile(element: Element): string[] {
  const source = attribute(element, 'src')
  if (source !== undefined) return source.startsWith('/assets/') ? [] : [source]
  const isCode = element.tagName === 'script' && !/(json|^importmap)$/.test(attribute(element, 'type') ?? '')
  return isCode ? ['an inline script'] : []
}

const controls = new Set(['input', 'select', 'textarea', 'button'])

/** The form that a control belongs to: the one that it names, or else the one around it. */
function isOf(control: Element, form: Element): boolean {
  const named = attribute(control, 'form')
  if (named !== undefined) return named === attribute(form, 'id')
  for (let { parentNode } = control; parentNode && isElement(parentNode); { parentNode } = parentNode)
    if (parentNode.tagName === 'form') return parentNode === form
  return false
}

const fieldsOf = (form: Element, all: Element[]) => [
  ...new Set(
    all
      .filter((element) => controls.has(element.tagName) && isOf(element, form))
      .flatMap((control) => attribute(control, 'name') || []),
  ),
]

const sectioning = new Set(['article', 'aside', 'main', 'nav', 'section', 'dialog'])

const isLandmark = (element: Element): boolean => {
  for (let { parentNode } = element; parentNode && isElement(parentNode); { parentNode } = parentNode)
    if (sectioning.has(parentNode.tagName)) return false
  return true
}

/** Reads the facts of the page that is served at `address`. */
export function pageFacts(html: string, address: URL): PageFacts {
  const all = [...elements(parse(html))]
  const byTag = (tag: string) => all.filter(({ tagName }) => tagName === tag)
  const named = (tag: string, key: string, value: string) =>
    byTag(tag).find((element) => attribute(element, key) === value)
  const nameOf = (element: Element) => {
    const label = attribute(element, 'aria-labelledby')
    const labelled = label && all.find((other) => attribute(other, 'id') === label)
    return attribute(element, 'aria-label') ?? (labelled ? text(labelled) : '')
  }
  const [main] = byTag('main')
  const [title] = byTag('title')
  const description = named('meta', 'name', 'description')
  const canonical = named('link', 'rel', 'canonical')
  return {
    title: title ? text(title) : '',
    headings: byTag('h1').map((heading) => text(heading)),
    mains: byTag('main').length,
    banners: byTag('header').filter(isLandmark).length,
    footers: byTag('footer').filter(isLandmark).length,
    navigations: byTag('nav').map(nameOf),
    ids: all.flatMap((element) => attribute(element, 'id') ?? []),
    links: [
      ...new Set(byTag('a').flatMap((link) => internalAddress(attribute(link, 'href'), address) ?? [])),
    ],
    imagesWithoutAlt: byTag('img')
      .filter((image) => attribute(image, 'alt') === undefined)
      .map((image) => attribute(image, 'src') ?? ''),
    forms: byTag('form').flatMap((form) => {
      const kind = /^\/forms\/(.+)/.exec(attribute(form, 'action') ?? '')?.[1]
      return kind === undefined ? [] : [{ kind, fields: fieldsOf(form, all) }]
    }),
    httpEquivs: byTag('meta').flatMap((meta) => attribute(meta, 'http-equiv') ?? []),
    foreignFiles: all.filter(({ tagName }) => loading.has(tagName)).flatMap(foreignFile),
    description: (description && attribute(description, 'content')) ?? '',
    canonical: (canonical && attribute(canonical, 'href')) ?? '',
    words: main ? text(main).replace(/\s+/g, ' ').trim() : '',
  }
}
