/** A JSON Schema as zod writes it: objects, lists, texts, numbers, booleans, enums and unions of these. */
type Schema = Record<string, unknown>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const schemas = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : [])

/** The values that a schema allows, where it lists them. */
function listed({ enum: values, const: value }: Schema): unknown[] | undefined {
  if (Array.isArray(values)) return values
  return value === undefined ? undefined : [value]
}

const typeOf = ({ type }: Schema) => (typeof type === 'string' ? type : 'anything')

const describe = (schema: Schema) => {
  const values = listed(schema)
  return values ? values.map((value) => JSON.stringify(value)).join(' or ') : typeOf(schema)
}

const misfit = (path: string, needed: Schema, given: Schema | undefined) => [
  { path, expected: describe(needed), found: given ? describe(given) : 'no such prop' },
]

/** A prop that is given and does not fit what is needed: its path, what was expected, what is passed. */
export interface SchemaMisfit {
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

/** Each place where `given` allows a value that `needed` does not take. */
export function schemaMisfits(given: Schema, needed: Schema, path = ''): SchemaMisfit[] {
  const choices = schemas(given['anyOf'])
  if (choices.length > 0) return choices.flatMap((choice) => schemaMisfits(choice, needed, path))
  const takes = schemas(needed['anyOf'])
  if (takes.length > 0)
    return takes.some((choice) => schemaMisfits(given, choice, path).length === 0)
      ? []
      : misfit(path, needed, given)
  const [values, taken] = [listed(given), listed(needed)]
  if (taken) return values?.every((value) => taken.includes(value)) ? [] : misfit(path, needed, given)
  const [from, to] = [typeOf(given), typeOf(needed)]
  if (to === 'anything') return []
  if (from !== to && !(from === 'integer' && to === 'number')) return misfit(path, needed, given)
  if (to === 'object') return objectMisfits(given, needed, path)
  return to === 'array' ? schemaMisfits(given['items'] as Schema, needed['items'] as Schema, `${path}[]`) : []
}
