import type { Resolver } from 'shared-ui/forms'
import { safeParse, type ZodMiniType } from 'zod/mini'
import type { Entries } from './inquiry-definition'

/** Checks a form's entries with a schema; each field gets its first message. */
export function schemaResolver(schema: ZodMiniType): Resolver<Entries> {
  return (values) => {
    const issues = safeParse(schema, values).error?.issues ?? []
    if (issues.length === 0) return { values, errors: {} }
    const first = issues
      .toReversed()
      .map(({ path, code, message }) => [path.join('.'), { type: code, message }])
    return { values: {}, errors: Object.fromEntries(first) }
  }
}
