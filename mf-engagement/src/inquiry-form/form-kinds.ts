/** Where each form's native post goes: `/forms/<kind>`; also the beginning of the ids in the form. */
export type FormKind = 'quick-inquiry' | 'contact-message' | 'podcast-guest' | 'newsletter'

/** The element that the server sends a visitor without JavaScript back to. */
export const thanksId = (kind: FormKind) => `${kind}-thanks`

/** The honeypot's field name, in native posts too; a person never sees it, and no browser fills it in. */
export const honeypotName = 'form-trap'
