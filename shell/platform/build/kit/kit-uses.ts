import type { KitUse, KitUses } from 'contract/kit'
import { isKitModule } from 'contract/shared-modules'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { listFiles } from '../../files/list-files'
import { sourceFault } from '../source/source-fault'

/** Names of the kit by their local names in a script. */
type Locals = Map<string, { module: string; name: string }>

/** One use of a name: as an element with props, as a call, a read property, or anything else. */
type Occurrence =
  | { kind: 'element'; props: Map<string, string | null>; isWhole: boolean }
  | { kind: 'call'; count: number; isWhole: boolean }
  | { kind: 'member'; name: string }
  | { kind: 'other' }

function keyOf({ key, computed }: ESTree.ObjectProperty): string | undefined {
  if (key.type === 'Literal') return String(key.value)
  return key.type === 'Identifier' && !computed ? key.name : undefined
}

const textOf = (value: ESTree.Expression) =>
  value.type === 'Literal' && typeof value.value === 'string' ? value.value : null

/** The props in `jsx(Callout, { … })`. */
function elementOf(props: ESTree.Argument | undefined): Occurrence {
  const passed = new Map<string, string | null>()
  let isWhole = props?.type !== 'ObjectExpression'
  for (const property of props?.type === 'ObjectExpression' ? props.properties : []) {
    const key = property.type === 'Property' ? keyOf(property) : undefined
    if (key === undefined || property.type !== 'Property') isWhole = true
    else passed.set(key, textOf(property.value as ESTree.Expression))
  }
  return { kind: 'element', props: passed, isWhole }
}

/** Whether `callee` is React's `jsx` or `jsxs`, however the bundler refers to it. */
function makesElements(callee: ESTree.Expression): boolean {
  if (callee.type === 'ParenthesizedExpression') return makesElements(callee.expression)
  if (callee.type === 'SequenceExpression') return makesElements(callee.expressions.at(-1)!)
  const name = callee.type === 'MemberExpression' ? callee.property : callee
  return name.type === 'Identifier' && /^jsxs?$/.test(name.name)
}

const wholeKit = (file: string, module: string) =>
  sourceFault('kit-whole', {
    file: `dist/server/${file}`,
    expected: `names of ${module} that are imported one by one: a publish compares them with the kit of the site`,
    found: 'the whole module (`import *`, `export *` or `import()`)',
    fix: `Write \`import { Badge } from '${module}'\` in the source that this file is named after. To load a part of the kit lazily, load a module of your own that imports it.`,
  })

/** Refuses the kit as a whole: its uses could not be compared. */
function refuseWholeKit(file: string, program: ESTree.Program): void {
  const refuse = (source: ESTree.Expression) => {
    const module = source.type === 'Literal' ? String(source.value) : ''
    if (isKitModule(module)) throw wholeKit(file, module)
  }
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')) refuse(source)
    },
    ExportAllDeclaration: ({ source }) => refuse(source),
    ImportExpression: ({ source }) => refuse(source),
  }).visit(program)
}

const nameIn = (name: ESTree.ModuleExportName | ESTree.BindingIdentifier) =>
  name.type === 'Literal' ? name.value : name.name

function sourceName(specifier: ESTree.ImportDeclarationSpecifier | ESTree.ExportSpecifier): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  return nameIn('imported' in specifier ? specifier.imported : specifier.local)
}

/** The names of the kit that `program` imports, or exports again. */
function localsOf(program: ESTree.Program): Locals {
  const locals: Locals = new Map()
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' && statement.type !== 'ExportNamedDeclaration') continue
    const module = statement.source?.value
    if (module === undefined || !isKitModule(module)) continue
    for (const specifier of statement.specifiers)
      locals.set(nameIn(specifier.local), { module, name: sourceName(specifier) })
  }
  return locals
}

/** Every use of the kit in a script, by the identifier that refers to it. */
function occurrencesIn(program: ESTree.Program, locals: Locals): Map<{ name: string }, Occurrence> {
  const found = new Map<{ name: string }, Occurrence>()
  /** Identifiers that refer to nothing: names in imports, keys, properties. */
  const noReferences = new Set<ESTree.Node>()
  const take = (node: ESTree.Node, occurrence: Occurrence) => {
    if (node.type !== 'Identifier' || !locals.has(node.name) || noReferences.has(node)) return
    // A call is visited before the name in it: the first use found says most.
    if (!found.has(node)) found.set(node, occurrence)
  }
  new Visitor({
    ImportSpecifier: ({ local, imported }) => void noReferences.add(local).add(imported),
    Property: ({ key, computed, shorthand }) => void (computed || shorthand || noReferences.add(key)),
    CallExpression({ callee, arguments: given }) {
      const isWhole = given.some(({ type }) => type === 'SpreadElement')
      if (given[0] && makesElements(callee)) take(given[0], elementOf(given[1]))
      else take(callee, { kind: 'call', count: given.length, isWhole })
    },
    MemberExpression({ object, property, computed }) {
      if (computed) return
      noReferences.add(property)
      if (property.type === 'Identifier') take(object, { kind: 'member', name: property.name })
    },
    Identifier: (node) => take(node, { kind: 'other' }),
  }).visit(program)
  return found
}

/** The texts passed for a prop, with one more; null if it may be anything. */
const withText = (texts: string[] | null | undefined, text: string | null) =>
  text === null || texts === null ? null : [...new Set([...(texts ?? []), text])].toSorted()

function addElement(use: KitUse, props: Map<string, string | null>): void {
  const names = [...props.keys()]
  use.always = use.props ? use.always?.filter((name) => props.has(name)) : names
  use.props ??= {}
  for (const [name, text] of props) use.props[name] = withText(use.props[name], text)
}

function add(use: KitUse, occurrence: Occurrence): void {
  if (occurrence.kind === 'other' || ('isWhole' in occurrence && occurrence.isWhole)) use.whole = true
  if (occurrence.kind === 'element') addElement(use, occurrence.props)
  if (occurrence.kind === 'call') use.arguments = Math.max(use.arguments ?? 0, occurrence.count)
  if (occurrence.kind === 'member')
    use.members = [...new Set([...(use.members ?? []), occurrence.name])].toSorted()
}

/** Adds the uses of the kit in the script `code` to `uses`. */
export function addKitUses(uses: KitUses, file: string, code: string): void {
  const { program } = parseSync(file, code)
  refuseWholeKit(file, program)
  const locals = localsOf(program)
  for (const [identifier, occurrence] of occurrencesIn(program, locals)) {
    const { module, name } = locals.get(identifier.name)!
    const ofModule = (uses[module] ??= {})
    add((ofModule[name] ??= {}), occurrence)
  }
}

/**
 * How the server build in `serverDir` uses the kit: a new kit must still offer this. Read from the output of the bundler, which has
 * dropped unused imports.
 * @throws SiteError `kit-whole`
 */
export async function kitUses(serverDir: string): Promise<KitUses> {
  const uses: KitUses = {}
  for (const file of (await listFiles(serverDir)).filter((name) => name.endsWith('.js')))
    addKitUses(uses, file, await readFile(join(serverDir, file), 'utf8'))
  return uses
}
