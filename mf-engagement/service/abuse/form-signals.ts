import type { IncomingHttpHeaders } from 'node:http'

/** What a form says about itself in headers, so that the documented JSON stays as it is. */
export interface FormSignals {
  /** Path of the page that the form stands on. */
  page: string | null
  /** Version of the words beside the form that the person agreed to. */
  wording: string | null
  /** True when the field that people cannot see was filled: kept, but nobody is mailed. */
  isTrapped: boolean
  /** What looked automatic, for the staff to see. */
  signals: string
}

// Faster than anybody reads a form. Someone who pastes can be as fast, so this never decides anything.
const fastFillMilliseconds = 2000

/** Reads `X-Form-Page`, `X-Form-Wording`, `X-Form-Trap` and `X-Form-Fill-Time`; what is not understood is left out. */
export function readFormSignals(headers: IncomingHttpHeaders): FormSignals {
  const isTrapped = Boolean(headers['x-form-trap'])
  const fillTime = headers['x-form-fill-time']
  const isFast =
    typeof fillTime === 'string' && /^\d{1,9}$/.test(fillTime) && Number(fillTime) < fastFillMilliseconds
  return {
    page: matching(headers['x-form-page'], /^\/[\w\-./#]{0,199}$/),
    wording: matching(headers['x-form-wording'], /^[\w\-.]{1,40}$/),
    isTrapped,
    signals: [isTrapped && 'honeypot', isFast && 'fast'].filter(Boolean).join(' '),
  }
}

function matching(value: string | string[] | undefined, pattern: RegExp): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null
}
