import { parseSync, Visitor, type Plugin } from 'vite'

/** A call `sample(value, note)` in a module, and the value in it. */
interface SampleCall {
  start: number
  end: number
  value: { start: number; end: number }
}

function sampleCalls(code: string): SampleCall[] {
  const calls: SampleCall[] = []
  new Visitor({
    CallExpression({ start, end, callee, arguments: [value] }) {
      if (callee.type === 'Identifier' && callee.name === 'sample' && value) calls.push({ start, end, value })
    },
  }).visit(parseSync('module.js', code).program)
  return calls
}

/** `code` with sample values and without their notes, which are not for visitors. */
export const withoutNotes = (code: string): string =>
  sampleCalls(code)
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, end, value }) =>
        `${rest.slice(0, start)}(${code.slice(value.start, value.end)})${rest.slice(end)}`,
      code,
    )

/** Keeps the notes of `sample` out of browsers' scripts. The server build collects them (`describe-remote.ts`). */
export const sampleNotesGone = (): Plugin => ({
  name: 'sample-notes-gone',
  transform: (code) => (code.includes('sample(') ? { code: withoutNotes(code), map: null } : null),
})
