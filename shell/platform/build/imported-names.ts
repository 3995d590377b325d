import { parseSync, Visitor, type ESTree } from 'vite'

/** A name that a script imports; `*` if it may use any name of the module. */
interface ImportedName {
  source: string
  name: string
}

/** `import * as local from 'source'` */
interface Namespace {
  source: string
  local: ESTree.BindingIdentifier
}

const textOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name)

/** The name in `kit.Term` or `kit['Term']`; undefined for `kit[name]`. */
function memberName({ property, computed }: ESTree.MemberExpression): string | undefined {
  if (!computed) return 'name' in property ? property.name : undefined
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}

/** The names of a namespace that `program` reads; `*` if it uses the namespace in any other way. */
function namesOfNamespace(program: ESTree.Program, { local, source }: Namespace): ImportedName[] {
  const named = new Map<number, string>()
  const uses: number[] = []
  new Visitor({
    MemberExpression(member) {
      const name = memberName(member)
      if (name !== undefined) named.set(member.object.start, name)
    },
    Identifier({ name, start }) {
      if (name === local.name && start !== local.start) uses.push(start)
    },
  }).visit(program)
  return uses.map((start) => ({ source, name: named.get(start) ?? '*' }))
}

/** Every name that a script imports or re-exports, statically or dynamically. */
export function importedNames(file: string, code: string): ImportedName[] {
  const { program } = parseSync(file, code)
  const found: ImportedName[] = []
  const namespaces: Namespace[] = []
  new Visitor({
    ImportDeclaration({ source: { value: source }, specifiers }) {
      for (const specifier of specifiers) {
        if (specifier.type === 'ImportNamespaceSpecifier') namespaces.push({ source, local: specifier.local })
        else if (specifier.type === 'ImportDefaultSpecifier') found.push({ source, name: 'default' })
        else found.push({ source, name: textOf(specifier.imported) })
      }
    },
    ExportNamedDeclaration({ source, specifiers }) {
      if (source)
        found.push(...specifiers.map(({ local }) => ({ source: source.value, name: textOf(local) })))
    },
    ExportAllDeclaration: ({ source }) => void found.push({ source: source.value, name: '*' }),
    ImportExpression({ source }) {
      if (source.type === 'Literal') found.push({ source: String(source.value), name: '*' })
    },
  }).visit(program)
  return [...found, ...namespaces.flatMap((namespace) => namesOfNamespace(program, namespace))]
}
