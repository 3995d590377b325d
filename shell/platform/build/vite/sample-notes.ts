import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'

/** Whether `sample` of `source` is the kit's. The kit itself imports it from its file. */
const isKit = (source: string, importer: string) =>
  source === 'shared-ui' ||
  (/\/shared-ui\/(?:src|dist)\//.test(importer) && /\/sample(?:\.js)?$/.test(source))

/** The names that the module `id` has for the kit's `sample`. */
const localNames = ({ body }: ESTree.Program, id: string) =>
  body
    .filter((statement) => statement.type === 'ImportDeclaration')
    .filter(({ source }) => isKit(source.value, id))
    .flatMap(({ specifiers }) => specifiers)
    .filter((specifier) => specifier.type === 'ImportSpecifier')
    .filter(({ imported }) => imported.type === 'Identifier' && imported.name === 'sample')
    .map(({ local }) => local.name)

/** The parts of `code` around the values of samples, from its end. A value may contain a sample. */
function partsAround(code: string, id: string): { start: number; end: number; bracket: string }[] {
  const { program } = parseSync('module.js', code)
  const names = localNames(program, id)
  const parts: ReturnType<typeof partsAround> = []
  new Visitor({
    CallExpression({ start, end, callee, arguments: [value] }) {
      if (callee.type !== 'Identifier' || !names.includes(callee.name) || !value) return
      parts.push({ start, end: value.start, bracket: '(' }, { start: value.end, end, bracket: ')' })
    },
  }).visit(program)
  return parts.toSorted((a, b) => b.start - a.start)
}

/** The code of the module `id` with sample values and without their notes, which are not for visitors. */
export const withoutNotes = (code: string, id: string): string =>
  partsAround(code, id).reduce(
    (rest, { start, end, bracket }) => rest.slice(0, start) + bracket + rest.slice(end),
    code,
  )

/** Keeps the notes of `sample` out of browsers' scripts. The server build collects them (`describe-remote.ts`). */
export const sampleNotesGone = (): Plugin => ({
  name: 'sample-notes-gone',
  transform: (code, id) => (code.includes('sample') ? { code: withoutNotes(code, id), map: null } : null),
})
