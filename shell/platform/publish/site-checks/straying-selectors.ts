import type { AtRule, ChildNode, Node, Root, Rule } from 'postcss'
import { headOf } from './rule-names'
import { reachesOf, reachOfList, type Reach } from './selector-reach'

/** What styles elements: a rule, or an `@scope`, whose declarations style the elements at which it begins. */
type Block = Rule | AtRule

const isScope = (node: Node | undefined) =>
  node?.type === 'atrule' && /^scope(?![\w-])/i.test(headOf(node as AtRule))

/** The selectors of a block; `:is(.herb-list)` for `@scope (.herb-list) to (h2)`. One without a list begins at the root. */
function selectorOf(block: Block): string {
  if (block.type === 'rule') return block.selector
  const list = /^\(.*?\)(?=\s+to\s|$)/s.exec(block.params)?.[0]
  return list === undefined ? ':root' : `:is${list}`
}

/** The block that `node` is nested in, past any conditions in between. */
function blockAround({ parent }: ChildNode): Block | undefined {
  if (parent?.type === 'rule' || isScope(parent)) return parent as Block
  return parent?.type === 'atrule' ? blockAround(parent as AtRule) : undefined
}

/** Reaches that are known: each block in another one asks for it, and there may be thousands. */
const reaches = new WeakMap<Block, Reach>()

function reachOf(block: Block): Reach {
  const reach = reaches.get(block) ?? reachOfList(selectorOf(block), reachAround(block))
  reaches.set(block, reach)
  return reach
}

function reachAround(block: Block): Reach | undefined {
  // Not every browser looks for the elements at which an `@scope` begins inside those around it.
  const around = block.type === 'rule' ? blockAround(block) : undefined
  return around && reachOf(around)
}

const isKeyframe = ({ parent }: ChildNode) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')

function blocksIn(sheet: Root): Block[] {
  const blocks: Block[] = []
  sheet.walk((node) => {
    if ((node.type === 'rule' && !isKeyframe(node)) || isScope(node)) blocks.push(node as Block)
  })
  return blocks
}

/** The selectors of a stylesheet, except those of keyframes. */
export const selectorsIn = (sheet: Root): string[] => blocksIn(sheet).map(selectorOf)

const strayingIn = (block: Block) =>
  reachesOf(selectorOf(block), reachAround(block)).filter(({ reach }) => reach === 'anywhere')

/** The selectors of a stylesheet that reach other remotes' pages: a sheet stays in the tab when the visitor leaves its remote. */
export const strayingSelectors = (sheet: Root): string[] =>
  blocksIn(sheet).flatMap((block) =>
    strayingIn(block).map(({ selector }) => (block.type === 'rule' ? selector : `@${headOf(block)}`)),
  )
