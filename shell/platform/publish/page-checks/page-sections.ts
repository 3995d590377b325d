import { defaultTreeAdapter } from 'parse5'
import type { PageSection } from 'contract/search'
import { attribute, isElement, isText, text, type Element, type Node } from './html-tree'

/** Elements whose text is not part of the page: controls, navigation, hidden parts. */
const unread = new Set(['nav', 'form', 'button', 'script', 'noscript', 'style', 'svg', 'template'])

/** Elements within a sentence. */
const inline = new Set(['a', 'abbr', 'b', 'bdi', 'cite', 'em', 'i', 'span', 'strong', 'sub', 'sup'])

const isUnread = (element: Element) =>
  unread.has(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'data-unsearched') !== undefined

/** The id of an element, or else of its heading. */
const idOf = (element: Element) =>
  attribute(element, 'id') ?? attribute(element, 'aria-labelledby')?.split(' ')[0]

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim()

/** A node to read, and the nearest id around it. */
interface Step {
  node: Node
  anchor: string
}

/** Keeps the words of two elements apart. */
const gap: Step = { node: defaultTreeAdapter.createTextNode(' '), anchor: '' }

/** The text of a page's main region, split at its headings: the parts that a search finds. */
export function pageSections(main: Element): PageSection[] {
  const sections: PageSection[] = [{ heading: '', id: '', text: '' }]
  // A stack and no recursion: elements may be thousands deep.
  const left: Step[] = []
  const enter = ({ childNodes }: Element, anchor: string) => {
    let follower: Node | undefined
    for (const node of childNodes.toReversed()) {
      // Of two elements in a row, each has words of its own: two links, a name and what is below it.
      if (follower && isElement(follower) && isElement(node)) left.push(gap)
      left.push({ node, anchor })
      follower = node
    }
  }
  enter(main, '')
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, anchor } = next
    const section = sections.at(-1)
    if (isText(node) && section) section.text += node.value
    if (!isElement(node) || isUnread(node)) continue
    const id = idOf(node) ?? anchor
    if (!inline.has(node.tagName)) left.push(gap)
    if (/^(h[1-4]|summary)$/.test(node.tagName)) sections.push({ heading: oneLine(text(node)), id, text: '' })
    else enter(node, id)
  }
  // The text before the first heading is the breadcrumb.
  return sections.slice(1).map((section) => ({ ...section, text: oneLine(section.text) }))
}
