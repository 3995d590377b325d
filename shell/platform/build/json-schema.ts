import * as z from 'zod'
import type { $ZodCheck, $ZodStringFormatDef, $ZodType } from 'zod/v4/core'

/** Why JSON Schema cannot hold a check; undefined if it can. */
function lostRule({ _zod: { def } }: $ZodCheck): string | undefined {
  const { pattern, fn } = def as Partial<$ZodStringFormatDef> & { fn?: unknown }
  if (def.check === 'custom' || (fn && !pattern))
    return 'a check by a function (refine, stringFormat) cannot be represented in JSON Schema'
  return pattern?.flags
    ? `the flags of ${String(pattern)} cannot be represented in JSON Schema: write the pattern without them`
    : undefined
}

/**
 * A schema (zod) as JSON Schema. `io` says whether it describes what is sent (`input`) or what code reads.
 * @throws an error about what JSON Schema cannot express; zod itself would leave rules out without a word
 */
export function jsonSchema(schema: $ZodType, io: 'input' | 'output') {
  const { $schema: _, ...data } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema }) => {
      const { def } = zodSchema._zod
      // A format such as `z.email()` is a check itself.
      const checks = [...('check' in def ? [zodSchema] : []), ...(def.checks ?? [])] as $ZodCheck[]
      const [lost] = checks.flatMap((check) => lostRule(check) ?? [])
      if (lost !== undefined) throw new Error(lost)
    },
  })
  return data
}
