import { anyType, formSignalFields, type EntriesSchema, type StoredForm } from 'contract/native-forms'
import * as z from 'zod'
import { perCombination, formsOf, type Combination } from '../compose/combination'
import type { Release, ReleasePage } from '../../store/releases/release'
import type { Finding } from '../findings/finding'

/** A call in words: `/api/inquiries (contact_form)`. */
const callOf = ({ call, type = '' }: Pick<StoredForm, 'call' | 'type'>) => {
  if (type === anyType) return `${call} (a type with a schema)`
  return type ? `${call} (${type})` : call
}

/** The fields of each call that a remote declares for its service. */
const declaredCalls = perCombination(
  (combination) =>
    new Map(
      [...combination.values()]
        .flatMap(({ manifest }) => Object.entries(manifest.calls ?? {}))
        .flatMap(([call, types]) =>
          Object.entries(types).map(([type, fields]) => [callOf({ call, type }), fields] as const),
        ),
    ),
)

type Calls = ReadonlyMap<string, string[]>

/** Why zod cannot read the schema of a form, as the service does: a pattern without an end. */
function schemaFault(schema: EntriesSchema): string | undefined {
  try {
    z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** Why no service takes the call of a form; undefined if one does. */
function callFault(form: StoredForm, calls: Calls): Pick<Finding, 'expected' | 'found'> | undefined {
  const found = callOf(form)
  const isKnown = calls.has(found)
  if (!form.schema)
    return isKnown
      ? undefined
      : { expected: `a call that a service takes: ${[...calls.keys()].join(', ')}`, found }
  if (isKnown) return { expected: 'a type of its own for a form with a schema', found }
  const needed = calls.get(callOf({ call: form.call, type: anyType }))
  if (!needed) return { expected: 'a call that takes types of other remotes', found }
  const missing = needed.filter((field) => !form.schema?.required?.includes(field))
  if (missing.length > 0)
    return { expected: `a schema that requires ${missing.join(', ')}`, found: `${found} without` }
  const fault = schemaFault(form.schema)
  return fault === undefined
    ? undefined
    : { expected: 'a schema that zod reads', found: `${fault} in ${found}` }
}

/**
 * Forms whose call no service takes: every visitor's entries would be refused. If no remote declares calls (the remote of the service
 * may be published after one with forms), those that the remotes of `otherwise` declare count.
 */
export function unknownCalls(combination: Combination, otherwise = combination): Finding[] {
  const calls = [combination, otherwise].map(declaredCalls).find(({ size }) => size > 0)
  if (!calls) return []
  return [...combination.values()].flatMap(({ manifest }) =>
    Object.entries(manifest.forms ?? {}).flatMap(([kind, form]) => {
      const fault = callFault(form, calls)
      if (!fault) return []
      const { name } = manifest
      const found = `${fault.found} of the form "${kind}"`
      return [{ page: name, check: 'form', about: found, expected: fault.expected, found, remote: name }]
    }),
  )
}

const signals = Object.values(formSignalFields)

/** What is wrong with a form on a page: the web server does not take it, or the service refuses one of its fields. */
function formFault(
  { kind, fields }: ReleasePage['forms'][number],
  declared: Map<string, StoredForm>,
  calls: Calls,
): Pick<Finding, 'about' | 'expected' | 'found'> | undefined {
  const form = declared.get(kind)
  if (!form) {
    const expected = `"${kind}" among the forms that a remote declares in src/remote.tsx`
    return { about: kind, expected, found: [...declared.keys()].join(', ') || 'none' }
  }
  const known = form.schema ? Object.keys(form.schema.properties) : calls.get(callOf(form))
  const unknown = fields.filter((field) => known && ![...known, ...signals].includes(field))
  if (!known || unknown.length === 0) return undefined
  const found = `${unknown.join(', ')} in the form "${kind}"`
  return { about: found, expected: `fields that ${callOf(form)} takes: ${known.join(', ')}`, found }
}

/** Forms on pages that would lose what visitors enter. A page stays as it is when another remote changes a call or a form that it uses. */
export function unknownForms(pages: Release['pages'], combination: Combination): Finding[] {
  const declared = new Map(Object.entries(formsOf(combination)))
  const calls = declaredCalls(combination)
  return Object.entries(pages).flatMap(([page, { remote: owner, forms }]) =>
    forms.flatMap((form) => {
      const fault = formFault(form, declared, calls)
      return fault ? [{ page, check: 'form', ...fault, remote: form.remote ?? owner }] : []
    }),
  )
}
