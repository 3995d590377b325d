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
  /** The part that goes on with this node, after a question and its answer. */
  part?: PageSection
}

/** Keeps the words of two elements apart. */
const gap: Step = { node: defaultTreeAdapter.createTextNode(' '), anchor: '' }

/** The text of a page's main region, split at its headings: the parts that a search finds. */
export function pageSections(main: Element): PageSection[] {
  let section: PageSection = { heading: '', id: '', text: '' }
  const sections = [section]
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
  /** The words above the next heading, as `SectionHeading` shows them. */
  let above = ''
  enter(main, '')
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, anchor, part } = next
    section = part ?? section
    if (isText(node)) section.text += node.value
    if (!isElement(node) || isUnread(node)) continue
    if (attribute(node, 'data-above-heading') !== undefined) {
      above = text(node)
      continue
    }
    const id = idOf(node) ?? anchor
    if (!inline.has(node.tagName)) left.push(gap)
    if (node.tagName === 'details') left.push({ ...gap, part: section })
    if (/^(h[1-4]|summary)$/.test(node.tagName)) {
      section = { heading: oneLine(text(node)), id, text: above }
      sections.push(section)
      above = ''
    } else enter(node, id)
  }
  // The text before the first heading is the breadcrumb.
  return sections.slice(1).map((section) => ({ ...section, text: oneLine(section.text) }))
}
