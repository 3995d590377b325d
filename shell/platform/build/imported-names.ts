import { parseSync, Visitor, type ESTree } from 'vite'

/** A name that a script imports; `*` for the whole module. */
interface ImportedName {
  source: string
  name: string
}

const textOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name)

const importedName = (specifier: ESTree.ImportDeclarationSpecifier): string => {
  if (specifier.type === 'ImportSpecifier') return textOf(specifier.imported)
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*'
}

/** Every name that a script imports or re-exports, statically or dynamically. */
export function importedNames(file: string, code: string): ImportedName[] {
  const found: ImportedName[] = []
  const add = ({ value: source }: ESTree.StringLiteral, names: string[]) =>
    void found.push(...names.map((name) => ({ source, name })))
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => add(source, specifiers.map(importedName)),
    ExportNamedDeclaration({ source, specifiers }) {
      if (source)
        add(
          source,
          specifiers.map(({ local }) => textOf(local)),
        )
    },
    ExportAllDeclaration: ({ source }) => add(source, ['*']),
    ImportExpression({ source }) {
      if (source.type === 'Literal') found.push({ source: String(source.value), name: '*' })
    },
  }).visit(parseSync(file, code).program)
  return found
}
