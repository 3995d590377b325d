/**
 * A form as the web server takes it where no script runs: what is posted to `/forms/<kind>` becomes the documented call
 * (SPEC section 7), whose service the same team runs.
 */
export interface FormDefinition {
  /** The address of the call: `/api/inquiries`. */
  call: string
  /** The `type` of the call, where it has one. */
  type?: string
  /** What visitors are told when the call fails (SPEC section 8). */
  failure: string
}

/**
 * The calls that a service takes: by address and `type` (empty where the call has none), the fields of its JSON. The remote
 * whose team runs the service declares them, and the publisher checks every form against them.
 */
export type ServiceCalls = Record<string, Record<string, string[]>>

/**
 * The id of the form's thanks, which stand on the page with it: the web server sends visitors back there. Until it does, the
 * remote's own styles hide them (`:not(:target)`).
 */
export const thanksId = (kind: string) => `${kind}-thanks`

/** Fields about a form travel as headers (`form-trap` as `X-Form-Trap`): the documented JSON stays exact. */
export const formSignalFields = { trap: 'form-trap', wording: 'form-wording' }
