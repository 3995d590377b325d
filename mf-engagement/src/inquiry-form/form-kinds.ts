/** Where each form's native post goes: `/forms/<kind>`; also the beginning of the ids in the form. */
export type FormKind = 'quick-inquiry' | 'contact-message' | 'podcast-guest' | 'newsletter'

/** The element that the server sends a visitor without JavaScript back to. */
export const thanksId = (kind: FormKind) => `${kind}-thanks`

/** Fields of a native post that the web server passes on as headers: `form-trap` becomes `X-Form-Trap`. */
export const trapFieldName = 'form-trap'
export const wordingFieldName = 'form-wording'
