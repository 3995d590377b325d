import { formSignalFields, type FormDefinition } from 'contract/native-forms'
import { formsOf, type Combination } from '../combination'
import type { PageFacts } from '../page-facts'
import { perCombination } from '../per-combination'
import type { Finding } from './finding'

/** A call in words: `/api/inquiries (contact_form)`. */
const callOf = (call: string, type = '') => (type ? `${call} (${type})` : call)

/** The fields of each call that a remote declares for its service. */
const declaredCalls = perCombination(
  (combination) =>
    new Map(
      [...combination.values()]
        .flatMap(({ manifest }) => Object.entries(manifest.calls ?? {}))
        .flatMap(([call, types]) =>
          Object.entries(types).map(([type, fields]) => [callOf(call, type), fields] as const),
        ),
    ),
)

const asCall = ({ call, type }: FormDefinition) => callOf(call, type)

function formsWithoutCall(combination: Combination, calls: ReadonlyMap<string, string[]>): Finding[] {
  return [...combination.values()].flatMap(({ manifest }) =>
    Object.entries(manifest.forms ?? {})
      .filter(([, form]) => !calls.has(asCall(form)))
      .map(([kind, form]) => ({
        page: manifest.name,
        check: 'form',
        about: kind,
        expected: `a call that a service takes: ${[...calls.keys()].join(', ')}`,
        found: `${asCall(form)} of the form "${kind}"`,
        remote: manifest.name,
      })),
  )
}

/**
 * Forms whose call no service takes, and that \`before\` did not have: every visitor's entries would be refused. Where no
 * remote declares calls yet, as builds of an older kit, nothing is known.
 */
export function unknownCalls(before: Combination, after: Combination): Finding[] {
  const calls = declaredCalls(after)
  if (calls.size === 0) return []
  const earlier = declaredCalls(before)
  const known = formsWithoutCall(before, earlier.size > 0 ? earlier : calls)
  const isNew = ({ page, found }: Finding) => !known.some((one) => one.page === page && one.found === found)
  return formsWithoutCall(after, calls).filter(isNew)
}

const signals = Object.values(formSignalFields)

/** Fields that the service would drop without a word: what visitors wrote there would be lost. */
export function unknownFields(page: string, forms: PageFacts['forms'], combination: Combination): Finding[] {
  const declared = new Map(Object.entries(formsOf(combination)))
  return forms.flatMap(({ kind, fields, remote }) => {
    const form = declared.get(kind)
    const known = form && declaredCalls(combination).get(asCall(form))
    const unknown = fields.filter((field) => known && ![...known, ...signals].includes(field))
    if (!known || unknown.length === 0) return []
    const expected = `fields that ${asCall(form)} takes: ${known.join(', ')}`
    const found = `${unknown.join(', ')} in the form "${kind}"`
    return [{ page, check: 'form', about: found, expected, found, remote }]
  })
}
