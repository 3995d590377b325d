import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'

/** A JSON Schema as zod writes it. */
export type Schema = Record<string, unknown>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const schemas = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : [])

/** The alternatives of a union, which zod writes in three ways; none for any other schema. */
function choicesOf(schema: Schema): Schema[] {
  const { anyOf, oneOf, type } = schema
  if (Array.isArray(type)) return type.map((each: unknown) => ({ ...schema, type: each }))
  return [...schemas(anyOf), ...schemas(oneOf)]
}

/** The values that a schema allows, where it lists them. */
function listed({ enum: values, const: value }: Schema): unknown[] | undefined {
  if (Array.isArray(values)) return values
  return value === undefined ? undefined : [value]
}

const typeOf = ({ type }: Schema) => (typeof type === 'string' ? type : 'anything')

/** Keywords that are compared part by part, or that say nothing about values. */
const structure = new Set(
  '$schema type enum const anyOf oneOf properties required items title description default examples'.split(
    ' ',
  ),
)

/** All other keywords, such as `minLength`. zod gives every integer the limits of JavaScript, and every object a closed or open end. */
const limitsOf = (schema: Schema) =>
  Object.entries(schema).filter(([key, value]) => {
    if (key === 'additionalProperties') return isSchema(value) && Object.keys(value).length > 0
    return !structure.has(key) && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER
  })

/** Whether a limit of `given` is as narrow as that of `needed`. Limits that are no numbers have to be the same. */
function isAsNarrow(key: string, given: unknown, needed: unknown): boolean {
  const areNumbers = typeof given === 'number' && typeof needed === 'number'
  if (areNumbers && /^(?:min|exclusiveMin)/.test(key)) return given >= needed
  if (areNumbers && /^(?:max|exclusiveMax)/.test(key)) return given <= needed
  return isDeepStrictEqual(given, needed)
}

/** What a schema allows, for people. */
function describe(schema: Schema): string {
  const choices = choicesOf(schema)
  if (choices.length > 0) return [...new Set(choices.map(describe))].join(' or ')
  const values = listed(schema)
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ')
  const limits = limitsOf(schema).map(([key, value]) => `${key} ${JSON.stringify(value)}`)
  return [typeOf(schema), ...limits].join(', ')
}

const misfit = (path: string, needed: Schema, given: Schema | undefined) => [
  { path, expected: describe(needed), found: given ? describe(given) : 'no such prop' },
]

/** A prop that is given and does not fit what is needed: its path, what was expected, what is passed. */
interface SchemaMisfit {
  path: string
  expected: string
  found: string
}

function objectMisfits(given: Schema, needed: Schema, path: string): SchemaMisfit[] {
  const [from, to] = [
    given['properties'] as Record<string, Schema>,
    needed['properties'] as Record<string, Schema>,
  ]
  const isRequired = (schema: Schema, name: string) =>
    Array.isArray(schema['required']) && schema['required'].includes(name)
  return Object.entries(to ?? {}).flatMap(([name, schema]) => {
    const own = from?.[name]
    const at = path ? `${path}.${name}` : name
    if (!own) return isRequired(needed, name) ? misfit(at, schema, undefined) : []
    if (isRequired(needed, name) && !isRequired(given, name))
      return [{ path: at, expected: 'a required prop', found: 'an optional one' }]
    return schemaMisfits(own, schema, at)
  })
}

/** Misfits with a union: none if one alternative fits, or else those inside the nearest alternative of the same type. */
function unionMisfits(given: Schema, needed: Schema, path: string): SchemaMisfit[] {
  const inside = choicesOf(needed)
    .map((choice) => schemaMisfits(given, choice, path))
    .toSorted((a, b) => a.length - b.length)
    .find((found) => found.every((each) => each.path !== path))
  return inside ?? misfit(path, needed, given)
}

/** Each place where `given` allows a value that `needed` does not take. */
export function schemaMisfits(given: Schema, needed: Schema, path = ''): SchemaMisfit[] {
  const choices = choicesOf(given)
  if (choices.length > 0) return choices.flatMap((choice) => schemaMisfits(choice, needed, path))
  const isTaken = (value: unknown) => z.fromJSONSchema(needed).safeParse(value).success
  const values = listed(given)
  if (values) return values.every(isTaken) ? [] : misfit(path, needed, given)
  if (choicesOf(needed).length > 0) return unionMisfits(given, needed, path)
  const [from, to] = [typeOf(given), typeOf(needed)]
  const isOfType = to === 'anything' || from === to || (from === 'integer' && to === 'number')
  const isWithin = limitsOf(needed).every(([key, limit]) => isAsNarrow(key, given[key], limit))
  if (listed(needed) || !isOfType || !isWithin) return misfit(path, needed, given)
  if (to === 'object') return objectMisfits(given, needed, path)
  const itemsOf = ({ items }: Schema) => (isSchema(items) ? items : {})
  return to === 'array' ? schemaMisfits(itemsOf(given), itemsOf(needed), `${path}[]`) : []
}
