import parser from 'postcss-selector-parser'

/**
 * Where a selector finds elements: `own` have a class of the remote, `within` are inside such an element, `anywhere` may be
 * on any page of the site.
 */
export type Reach = 'own' | 'within' | 'anywhere'

const order: Reach[] = ['own', 'within', 'anywhere']
const nearest = (reaches: Reach[]) => order.find((reach) => reaches.includes(reach)) ?? 'anywhere'
const farthest = (reaches: Reach[]) => order.findLast((reach) => reaches.includes(reach)) ?? 'anywhere'

/** Classes of the kit and the shell, which all pages have. */
const isShared = (name: string) => /^(?:kit-|(?:ui|sh):)/.test(name)

const takesAlternatives = /^:(?:is|where|matches|-webkit-any|-moz-any)$/i
/** Elements around every page: a class that one page sets on them stays when the visitor leaves the page. */
const isRoot = ({ type, value }: parser.Node) =>
  (type === 'tag' && /^(?:html|body)$/i.test(value)) || (type === 'pseudo' && /^:root$/i.test(value))

/** The reach that one part of a compound (`.herb`, `:is(…)`, `&`) leaves. */
function reachOfPart(part: parser.Node, parent: Reach): Reach {
  if (part.type === 'class') return isShared(part.value) ? 'anywhere' : 'own'
  if (part.type === 'nesting') return parent
  if (part.type !== 'pseudo' || !takesAlternatives.test(part.value)) return 'anywhere'
  return farthest(part.nodes.map((alternative) => reachOfSelector(alternative, parent, 'anywhere')))
}

const reachOfCompound = (parts: parser.Node[], parent: Reach): Reach =>
  parts.some(isRoot) ? 'anywhere' : nearest(parts.map((part) => reachOfPart(part, parent)))

/** The reach of a compound that follows elements of reach `left` after `combinator`. */
function reachAfter(left: Reach, combinator: string, compound: Reach): Reach {
  if (compound === 'own') return 'own'
  const isInside = /^(?:>|)$/.test(combinator.trim()) ? left !== 'anywhere' : left === 'within'
  return isInside ? 'within' : compound
}

/** The reach of a selector without commas, after elements at `left`. */
function reachOfSelector(selector: parser.Selector, parent: Reach, left: Reach): Reach {
  let combinator = ' '
  let reach = left
  // Each part but the last ends with a combinator.
  for (const part of selector.split(parser.isCombinator)) {
    const compound = part.filter(({ type }) => type !== 'combinator' && type !== 'comment')
    if (compound.length > 0) reach = reachAfter(reach, combinator, reachOfCompound(compound, parent))
    combinator = part.at(-1)?.value ?? ''
  }
  return reach
}

function hasNesting(selector: parser.Selector): boolean {
  let found = false
  selector.walkNesting(() => void (found = true))
  return found
}

/** Each selector of the list in `text` with its reach; `parent` is the reach of the rule around it, if there is one. */
export function reachesOf(text: string, parent?: Reach): { selector: string; reach: Reach }[] {
  return parser()
    .astSync(text)
    .nodes.map((selector) => {
      const left = parent === undefined || hasNesting(selector) ? 'anywhere' : parent
      return {
        selector: String(selector).trim(),
        reach: reachOfSelector(selector, parent ?? 'anywhere', left),
      }
    })
}

/** The widest reach of all selectors in a list. */
export const reachOfList = (text: string, parent?: Reach): Reach =>
  farthest(reachesOf(text, parent).map(({ reach }) => reach))

/** The remote's own classes that the selectors in `text` name. */
export function ownClasses(text: string): string[] {
  const names: string[] = []
  parser((root) => root.walkClasses(({ value }) => void names.push(value))).processSync(text)
  return names.filter((name) => !isShared(name))
}
