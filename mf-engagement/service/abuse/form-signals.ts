import type { IncomingHttpHeaders } from 'node:http'

/** What a form reports about itself in headers: the documented JSON has no fields for it. */
export interface FormSignals {
  /** Path of the page with the form. */
  page: string | null
  /** Which version of the privacy note or consent text the person saw. */
  consentVersion: string | null
  /** The honeypot, a field that people cannot see, was filled: an inquiry is stored and not mailed, a sign-up is not stored. */
  isHoneypotFilled: boolean
  /** Signs of an automatic sender, as stored for the staff. */
  signs: string
}

// Too fast to read the form. A person who pastes can be as fast, so this is only a note for the staff.
const fastFillMilliseconds = 2000

/**
 * Reads `X-Form-Page`, `X-Form-Wording` (the consent version), `X-Form-Trap` (the honeypot) and `X-Form-Fill-Time`; ignores
 * invalid values.
 */
export function readFormSignals(headers: IncomingHttpHeaders): FormSignals {
  const isHoneypotFilled = Boolean(headers['x-form-trap'])
  const fillTime = headers['x-form-fill-time']
  const isFast =
    typeof fillTime === 'string' && /^\d{1,9}$/.test(fillTime) && Number(fillTime) < fastFillMilliseconds
  return {
    page: matching(headers['x-form-page'], /^\/[\w\-./#]{0,199}$/),
    consentVersion: matching(headers['x-form-wording'], /^[\w\-.]{1,40}$/),
    isHoneypotFilled,
    signs: [isHoneypotFilled && 'honeypot', isFast && 'fast'].filter(Boolean).join(' '),
  }
}

function matching(value: string | string[] | undefined, pattern: RegExp): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null
}
