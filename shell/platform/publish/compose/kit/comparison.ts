import type { KitDeclarations, KitUse, KitUses } from 'contract/kit'

/** The module that declares what the host passes: compared first, whether the remote uses it or not. */
const hostModule = 'shared-ui'

/** The type of what the host passes to a page: what it passes now must be what the remote was written for. */
const hostType = 'PageProps'

/** What one line of a comparison checks. */
interface KitCheck {
  module: string
  name: string
  /** What a failing line means: a property is gone, or a type does not fit. */
  finds: 'gone' | 'type'
}

/** TypeScript that compiles without an error if the kit in `./new` serves a use that was written for the kit in `./old`. */
interface Comparison {
  source: string
  /** By line number, from 1. */
  checks: Map<number, KitCheck>
}

const helpers = [
  `type First<T> = T extends (first: infer P, ...rest: never[]) => unknown ? P : never`,
  `type Keys<T> = T extends unknown ? keyof T : never`,
  `type Value<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never`,
  `type Known<T, G> = { [K in keyof G as K extends Keys<T> ? K : never]: G[K] }`,
  `type Given<T> = T extends (...given: infer P) => unknown ? Required<P> : []`,
  // A text of the site may change; its type may not.
  `type Widen<T> = T extends string ? string : T extends number ? number : T extends (...given: never[]) => unknown ? T : T extends object ? { [K in keyof T]: Widen<T[K]> } : T`,
  `type Lengths<T> = T extends (...given: infer P) => unknown ? P['length'] : never`,
]

const quoted = (names: string[]) => names.map((name) => JSON.stringify(name)).join(' | ') || 'never'

/** The props that all elements pass together, as a type: exact texts, or else the type in the old kit. */
function passedProps(old: string, { props = {}, always = [] }: KitUse): string {
  const members = Object.entries(props).map(([prop, texts]) => {
    const type = texts ? quoted(texts) : `Value<First<${old}>, ${JSON.stringify(prop)}>`
    return `${JSON.stringify(prop)}${always.includes(prop) ? '' : '?'}: ${type}`
  })
  return `{ ${members.join('; ')} }`
}

interface Line {
  code: string
  finds: KitCheck['finds']
}

const fits = (value: string, type: string): Line => ({ code: `${type} = null! as ${value}`, finds: 'type' })
const noneOf = (gone: string): Line => ({ code: `never = null! as ${gone}`, finds: 'gone' })

function elementLines(old: string, now: string, use: KitUse): Line[] {
  const keys = `Extract<${quoted(Object.keys(use.props ?? {}))}, Keys<First<${old}>>>`
  const areKnown = noneOf(`Exclude<${keys}, Keys<First<${now}>>>`)
  // An element that spreads an object may pass any prop.
  if (use.whole) return [areKnown]
  return [areKnown, fits(`Known<First<${old}>, ${passedProps(old, use)}>`, `First<${now}>`)]
}

function callLines(old: string, now: string, count: number): Line[] {
  const given = Array.from({ length: count }, (_, index) => `Value<Given<${old}>, "${index}">`)
  return [
    fits(now, `(...given: [${given.join(', ')}]) => ReturnType<${old}>`),
    fits(`Extract<${count}, Lengths<${old}>>`, `Lengths<${now}>`),
  ]
}

/** Compares everything that a name has: its type, the properties of its first parameter, the number of its parameters. */
const wholeLines = (old: string, now: string): Line[] => [
  noneOf(`Exclude<Keys<First<${old}>>, Keys<First<${now}>>>`),
  fits(`Lengths<${old}>`, `Lengths<${old}> & Lengths<${now}>`),
  fits(now, `Widen<${old}>`),
]

function memberLines(old: string, now: string, members: string[]): Line[] {
  const keys = `Extract<${quoted(members)}, keyof ${old}>`
  return [noneOf(`Exclude<${keys}, keyof ${now}>`), fits(now, `Widen<Pick<${old}, ${keys}>>`)]
}

const linesOf = (old: string, now: string, use: KitUse): Line[] => [
  ...(use.whole ? wholeLines(old, now) : []),
  ...(use.props ? elementLines(old, now, use) : []),
  ...(use.arguments === undefined ? [] : callLines(old, now, use.arguments)),
  ...(use.members ? memberLines(old, now, use.members) : []),
]

/**
 * Writes the program that compares the parts of the kit that `uses` lists, and what the host passes. `old` and `now` name the file of
 * each module in either kit.
 */
export function writeComparison(
  uses: KitUses,
  old: KitDeclarations['entries'],
  now: KitDeclarations['entries'],
): Comparison {
  const modules = [...new Set([hostModule, ...Object.keys(uses)])]
  const imports = modules.map(
    (module, index) =>
      `import type * as Old${index} from './old/${old[module] ?? module}'; import type * as New${index} from './new/${now[module] ?? module}'`,
  )
  const lines = [...imports, ...helpers]
  const checks: Comparison['checks'] = new Map()
  const add = (check: KitCheck, code: string) => {
    lines.push(`export const check${lines.length}: ${code}`)
    checks.set(lines.length, check)
  }
  for (const [index, module] of modules.entries())
    for (const [name, use] of Object.entries(uses[module] ?? {}))
      for (const { code, finds } of linesOf(`typeof Old${index}.${name}`, `typeof New${index}.${name}`, use))
        add({ module, name, finds }, code)
  add({ module: hostModule, name: hostType, finds: 'type' }, `Old0.${hostType} = null! as New0.${hostType}`)
  return { source: lines.join('\n'), checks }
}
