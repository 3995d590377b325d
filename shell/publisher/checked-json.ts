import type * as z from 'zod'

const valueAt = (data: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data)

const describe = (issue: z.core.$ZodIssue, found: unknown) =>
  `  ${issue.path.join('.') || '(whole file)'}: ${issue.message}; found ${JSON.stringify(found)?.slice(0, 80) ?? 'nothing'}`

/**
 * What `text` says as JSON that keeps to `schema`.
 * @throws what `refuse` makes of the fault, which names each key with what was expected and found.
 */
export function checkedJson<Value>(
  text: string,
  schema: z.ZodType<Value>,
  refuse: (fault: string, data?: unknown) => Error,
): Value {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw refuse(`cannot be read: ${(error as Error).message}`)
  }
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map((issue) => describe(issue, valueAt(data, issue.path)))
  throw refuse(`breaks the contract:\n${issues.join('\n')}`, data)
}
