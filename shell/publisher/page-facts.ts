import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** What checks need to know about a page, read from its HTML. */
export interface PageFacts {
  title: string
  headings: string[]
  mains: number
  ids: string[]
  /** `href`s of links that stay in the site. */
  links: string[]
  imagesWithoutAlt: string[]
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

const isInternal = (href: string) => /^[/#](?!\/)/.test(href)

/** Reads the facts of a page. */
export function pageFacts(html: string): PageFacts {
  const all = [...elements(parse(html))]
  const byTag = (tag: string) => all.filter(({ tagName }) => tagName === tag)
  const named = (tag: string, key: string, value: string) =>
    byTag(tag).find((element) => attribute(element, key) === value)
  const [main] = byTag('main')
  const [title] = byTag('title')
  const description = named('meta', 'name', 'description')
  const canonical = named('link', 'rel', 'canonical')
  return {
    title: title ? text(title) : '',
    headings: byTag('h1').map((heading) => text(heading)),
    mains: byTag('main').length,
    ids: all.flatMap((element) => attribute(element, 'id') ?? []),
    links: [...new Set(byTag('a').flatMap((link) => attribute(link, 'href') ?? []))].filter(isInternal),
    imagesWithoutAlt: byTag('img')
      .filter((image) => attribute(image, 'alt') === undefined)
      .map((image) => attribute(image, 'src') ?? ''),
    description: (description && attribute(description, 'content')) ?? '',
    canonical: (canonical && attribute(canonical, 'href')) ?? '',
    words: main ? text(main).replace(/\s+/g, ' ').trim() : '',
  }
}
