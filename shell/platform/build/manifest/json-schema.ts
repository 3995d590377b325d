import * as z from 'zod'
import type { $ZodCheck, $ZodStringFormatDef, $ZodType, $ZodTypes } from 'zod/v4/core'

type FormatDef = $ZodStringFormatDef & Record<'fn' | 'hostname' | 'protocol' | 'alg', unknown>

/** What JSON Schema cannot hold of a check; undefined if it holds all of it. */
function lostRule({ _zod: { def } }: $ZodCheck): string | undefined {
  const { pattern, fn, hostname, protocol, alg } = def as Partial<FormatDef>
  if (def.check === 'custom' || (fn && !pattern)) return 'a check by a function (refine, stringFormat)'
  if (def.check === 'property') return 'a check of a property'
  if (hostname || protocol) return 'the protocol or the host of a URL'
  if (alg) return 'the algorithm of a JWT'
  return pattern?.flags ? `the flags of ${String(pattern)} (write the pattern without them)` : undefined
}

/** JSON Schema holds one side of a pipe; only a function may be on the other. */
const isLostPipe = (def: $ZodTypes['_zod']['def']) =>
  def.type === 'pipe' && ![def.in, def.out].some((side) => side._zod.def.type === 'transform')

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
      const [lost] = isLostPipe(def)
        ? ['a pipe between two schemas']
        : checks.flatMap((check) => lostRule(check) ?? [])
      if (lost !== undefined) throw new Error(`${lost} cannot be represented in JSON Schema`)
    },
  })
  return data
}
