import type { FieldSchema } from 'contract/native-forms'

/** By the type of an input, or the format of a JSON Schema. */
const byKind: Record<string, string> = {
  color: '#336699',
  date: '2026-01-15',
  'datetime-local': '2026-01-15T10:30',
  email: 'visitor@example.com',
  month: '2026-01',
  number: '3',
  range: '3',
  tel: '250 555 0100',
  time: '10:30',
  uri: 'https://example.com',
  url: 'https://example.com',
  week: '2026-W03',
}
const text = 'An answer that is long enough for every field of a form.'

/** Most characters of an entry: a schema may demand more than the memory holds. */
const most = 10_000

const limit = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/** An entry for an input of type `input`: the first of the schema's `examples`, or else one within its limits. */
export function exampleEntry(input: string, field: FieldSchema = { type: 'string' }): string {
  const { type, format, examples, minimum, maximum, minLength, maxLength } = field
  if (Array.isArray(examples) && examples.length > 0) return String(examples[0])
  if (type === 'number' || type === 'integer')
    return String(Math.min(Math.max(3, limit(minimum, 3)), limit(maximum, Infinity)))
  const known = byKind[input] ?? byKind[String(format)] ?? text
  return known.padEnd(Math.min(limit(minLength, 0), most), text).slice(0, limit(maxLength, Infinity))
}
