import { parse } from 'parse5'
import { elements, type Node } from 'platform/publish/page-checks/html-tree'

const text = (node: Node): string => {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (['script', 'style'].includes(node.nodeName)) return ''
  return 'childNodes' in node ? node.childNodes.map(text).join('') : ''
}

/** Words without what layout adds or takes: spaces, and the thousands separator of prices. */
export const bare = (words: string) => words.replace(/\s+|(?<=\d),(?=\d{3})/g, '')

/** The words that a page shows, as `bare` leaves them. */
export const visibleText = (html: string) => {
  const body = [...elements(parse(html))].find(({ tagName }) => tagName === 'body')
  return bare(body ? text(body) : '')
}
