import type { $ZodType } from 'zod/v4/core'

/**
 * A form as the web server takes it where no script runs: what is posted to `/forms/<kind>` becomes the documented call of a
 * service, which this team or another runs.
 */
export interface FormDefinition {
  /** The address of the call: `/api/inquiries`. */
  call: string
  /** The `type` of the call, where it has one. */
  type?: string
  /** What visitors are told when the call fails. */
  failure: string
  /**
   * Schema (zod) of the entries, for a type that the service does not know by itself: an object whose fields are texts, numbers,
   * yes or no, or one of a list. `z.meta({ title })` names a field for the staff. Read at build only.
   */
  schema?: $ZodType
}

/** One field of an `EntriesSchema`, as JSON Schema. */
export interface FieldSchema {
  type: 'string' | 'number' | 'integer' | 'boolean'
  /** Its name for the staff. */
  title?: string | undefined
  /** What visitors are told, by zod's code of the issue (`too_small`). */
  messages?: Record<string, string> | undefined
  [keyword: string]: unknown
}

/** The schema of a form's entries as data (JSON Schema): these fields, no others. */
export interface EntriesSchema {
  type: 'object'
  properties: Record<string, FieldSchema>
  required?: string[] | undefined
  additionalProperties: false
}

/** A form as a manifest and a release hold it. */
export interface StoredForm extends Omit<FormDefinition, 'schema'> {
  schema?: EntriesSchema | undefined
}

/**
 * The calls that a service takes: by address and `type` (empty where the call has none), the fields of its JSON. Under `*`: that
 * it takes types of other remotes, and the fields that their schemas have to require. The remote whose team runs the service
 * declares them, and the publisher checks every form against them.
 */
export type ServiceCalls = Record<string, Record<string, string[]>>

/** The key of `ServiceCalls` for types of other remotes. */
export const anyType = '*'

/**
 * Where a service takes a call whose type comes with its schema, as `{schemas, entries}`: `/with-schemas/inquiries` for
 * `/api/inquiries`. No visitor reaches it: the web server passes on `/api/` only.
 */
export const callWithSchemas = (call: string) => call.replace(/^\/api\//, '/with-schemas/')

/**
 * The id of the form's success message on the same page: the web server sends visitors back there. Until it does, the
 * remote's own styles hide them (`:not(:target)`).
 */
export const thanksId = (kind: string) => `${kind}-thanks`

/** Fields about a form travel as headers (`form-trap` as `X-Form-Trap`): the documented JSON stays exact. */
export const formSignalFields = { trap: 'form-trap', wording: 'form-wording' }
