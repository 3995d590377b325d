import type { PageSection } from 'contract/search'
import { attribute, isElement, text, type Element, type Node } from './html-tree'

/** Elements whose text is not part of the page: controls, navigation, hidden parts. */
const unread = new Set(['nav', 'form', 'button', 'script', 'style', 'svg', 'template'])

/** Elements within a sentence. */
const inline = new Set(['a', 'abbr', 'b', 'bdi', 'cite', 'em', 'i', 'span', 'strong', 'sub', 'sup'])

const isUnread = (element: Element) =>
  unread.has(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'data-unsearched') !== undefined

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim()

/** The text of a page's main region, split at its headings: the parts that a search finds. */
export function pageSections(main: Element): PageSection[] {
  const sections: PageSection[] = [{ heading: '', id: '', text: '' }]
  const visit = (node: Node, anchor: string) => {
    const section = sections.at(-1)
    if (node.nodeName === '#text' && 'value' in node && section) section.text += node.value
    if (!isElement(node) || isUnread(node)) return
    const id = attribute(node, 'id') ?? anchor
    if (/^h[1-4]$/.test(node.tagName)) sections.push({ heading: oneLine(text(node)), id, text: '' })
    else for (const child of node.childNodes) visit(child, id)
    const last = sections.at(-1)
    if (last && !inline.has(node.tagName)) last.text += ' '
  }
  for (const child of main.childNodes) visit(child, '')
  // The text before the first heading is the breadcrumb.
  return sections.slice(1).map((section) => ({ ...section, text: oneLine(section.text) }))
}
