import type { Resolver } from 'react-hook-form'
import type { Entries, EntriesCheck } from './inquiry-definition'

const without = (entries: Entries, names: string[]): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !names.includes(name)))

/** Standard Schema names a part of a path by its key, or by an object that holds the key. */
const keyOf = (part: unknown) =>
  typeof part === 'object' && part !== null && 'key' in part ? part.key : part

/** The first message of each field. */
async function messagesFor(schema: EntriesCheck, entries: Entries): Promise<Entries> {
  const { issues = [] } = await schema['~standard'].validate(entries)
  return Object.fromEntries(
    issues.toReversed().map(({ path = [], message }) => [path.map(keyOf).join('.'), message]),
  )
}

/**
 * Checks a form's entries with a schema; each field gets its first message. A field that the visitor left empty is left out if the
 * schema refuses an empty text but does not require the field.
 */
export function schemaResolver(schema: EntriesCheck): Resolver<Entries> {
  return async (values) => {
    const messages = await messagesFor(schema, values)
    const refused = Object.keys(messages).filter((name) => values[name] === '')
    const required = refused.length > 0 ? await messagesFor(schema, without(values, refused)) : {}
    const leftOut = refused.filter((name) => !Object.hasOwn(required, name))
    const errors = Object.entries(without(messages, leftOut)).map(([name, message]) => [
      name,
      { type: 'schema', message },
    ])
    if (errors.length === 0) return { values: without(values, leftOut), errors: {} }
    return {
      values: {},
      errors: Object.fromEntries(errors) as Record<string, { type: string; message: string }>,
    }
  }
}
