import type { DefaultTreeAdapterTypes } from 'parse5'

export type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element
type TextNode = DefaultTreeAdapterTypes.TextNode

export const isElement = (node: Node): node is Element => 'tagName' in node

export const isText = (node: Node): node is TextNode => node.nodeName === '#text'

/** A node and all in it, in document order. A stack and no recursion: elements may be thousands deep. */
function* nodes(root: Node): Generator<Node> {
  const left = [root]
  for (let next = left.pop(); next; next = left.pop()) {
    yield next
    if ('childNodes' in next) for (const child of next.childNodes.toReversed()) left.push(child)
  }
}

/** An element and everything in it, in document order. */
export function* elements(root: Node): Generator<Element> {
  for (const node of nodes(root)) if (isElement(node)) yield node
}

/** An element and those around it, from the inside out. */
export function* outward(element: Element): Generator<Element> {
  for (let node: Node | null = element; node && isElement(node); node = node.parentNode) yield node
}

export const attribute = (element: Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value

/** The first `most` characters of the text in a node. */
export function beginning(root: Node, most: number): string {
  const parts: string[] = []
  let left = most
  for (const node of nodes(root)) {
    if (left <= 0) break
    if (!isText(node)) continue
    parts.push(node.value.slice(0, left))
    left -= node.value.length
  }
  return parts.join('')
}

/** The text in a node. */
export const text = (root: Node): string => beginning(root, Infinity)
