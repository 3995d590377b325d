import type * as z from 'zod'

/** A value for people: JSON cannot show a function. */
const shown = (value: unknown) =>
  typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? 'nothing')

/**
 * A broken key for people, with what was expected and found. Only a parse with `reportInput` says what was found. `owner` names the page or
 * part that the key belongs to.
 */
export const describeIssue = ({ path, message, input }: z.core.$ZodIssue, owner = '') =>
  `${path.join('.') || '(all of it)'}${owner}: ${message}; found ${shown(input).slice(0, 80)}`

/** The keys that lead to a broken key. */
export type KeyPath = PropertyKey[]

/** Most broken keys that are listed: a text may break a schema in each of its values. */
const mostListed = 20

/** The first broken keys for people, a line for each, and how many more there are. */
export function describeIssues(issues: z.core.$ZodIssue[], ownerOf: (key: KeyPath) => string = () => '') {
  const listed = issues.slice(0, mostListed)
  const lines = listed.map((issue) => `  ${describeIssue(issue, ownerOf(issue.path))}`)
  const left = issues.length - listed.length
  return [...lines, ...(left > 0 ? [`  … and ${left} more`] : [])].join('\n')
}

/**
 * Parses `text` as JSON that keeps to `schema`. `ownerOf` may name the part that a broken key belongs to.
 * @throws what `refuse` makes of the fault, which names each key with what was expected and found
 */
export function checkedJson<Value>(
  text: string,
  schema: z.ZodType<Value>,
  refuse: (fault: string, data?: unknown, keys?: KeyPath[]) => Error,
  ownerOf: (key: KeyPath, data: unknown) => string = () => '',
): Value {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw refuse(`cannot be read: ${(error as Error).message}`)
  }
  const parsed = schema.safeParse(data, { reportInput: true })
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  throw refuse(
    `breaks the contract:\n${describeIssues(issues, (key) => ownerOf(key, data))}`,
    data,
    issues.map(({ path }) => path),
  )
}
