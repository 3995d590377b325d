import type { $ZodType } from 'zod/v4/core'

/**
 * A form that the web server takes without JavaScript: a post to `/forms/<kind>` becomes the documented call of a service, which this
 * team or another runs.
 */
export interface FormDefinition {
  /** The address of the call: `/api/inquiries`. */
  call: string
  /** The `type` of the call, if it has one. */
  type?: string
  /** What visitors read when the call fails. */
  failure: string
  /**
   * Schema (zod) of the entries, for a type that the service does not know: an object whose fields are texts, numbers, booleans, or one
   * of a list. `z.meta({ title })` names a field for the staff. Read only when the remote is built.
   */
  schema?: $ZodType
}

/** One field of an `EntriesSchema`, as JSON Schema. */
export interface FieldSchema {
  type: 'string' | 'number' | 'integer' | 'boolean'
  /** Its name for the staff. */
  title?: string | undefined
  /** What visitors read, by zod's code of the issue (`too_small`). */
  messages?: Record<string, string> | undefined
  [keyword: string]: unknown
}

/** The schema of a form's entries as data (JSON Schema): these fields and no others. */
export interface EntriesSchema {
  type: 'object'
  properties: Record<string, FieldSchema>
  required?: string[] | undefined
  additionalProperties: false
}

/** Whether an entry was left empty and need not be sent: a form sends an empty text for such a field. */
export const isLeftOut = (
  { properties, required = [] }: EntriesSchema,
  [name, entry]: [name: string, entry: unknown],
): boolean => entry === '' && Object.hasOwn(properties, name) && !required.includes(name)

/** A form in a manifest or a release. */
export interface StoredForm extends Omit<FormDefinition, 'schema'> {
  schema?: EntriesSchema | undefined
}

/**
 * The calls that a service takes: by address and `type` (empty if the call has none), the fields of its JSON. An entry `*` takes types
 * of other remotes; its fields are those that their schemas must require. The remote whose team runs the service declares them, and
 * the publisher checks every form against them.
 */
export type ServiceCalls = Record<string, Record<string, string[]>>

/** The key of `ServiceCalls` for types of other remotes. */
export const anyType = '*'

/**
 * The address of a call with schemas, `{schemas, entries}`: `/with-schemas/inquiries` for `/api/inquiries`. Visitors cannot reach it:
 * the web server forwards only `/api/`.
 */
export const callWithSchemas = (call: string) => call.replace(/^\/api\//, '/with-schemas/')

/**
 * The id of the form's success message on the same page: the web server sends visitors back there. Until then, the remote's own
 * styles hide it (`:not(:target)`).
 */
export const thanksId = (kind: string) => `${kind}-thanks`

/** Fields about a form are sent as headers (`form-trap` as `X-Form-Trap`), so that the documented JSON stays exact. */
export const formSignalFields = { trap: 'form-trap', wording: 'form-wording' }
