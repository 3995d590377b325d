import type { Resolver } from 'react-hook-form'
import type { Entries, EntriesCheck } from './inquiry-definition'

/** Checks a form's entries with a schema; each field gets its first message. */
export function schemaResolver(schema: EntriesCheck): Resolver<Entries> {
  return async (values) => {
    const { issues = [] } = await schema['~standard'].validate(values)
    if (issues.length === 0) return { values, errors: {} }
    const first = issues
      .toReversed()
      .map(({ path = [], message }) => [path.join('.'), { type: 'schema', message }])
    return {
      values: {},
      errors: Object.fromEntries(first) as Record<string, { type: string; message: string }>,
    }
  }
}
