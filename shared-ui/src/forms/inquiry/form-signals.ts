/** What a form reports about itself in headers: the documented JSON has no fields for it. */
export interface FormSignals {
  /** Which version of the privacy note or consent text the form shows. */
  consentVersion: string
  /** The honeypot's value. */
  honeypot: string
  /** When the form appeared, as `performance.now()` gives it. */
  shownAt: number
}

/** The headers that the service reads signals from. */
export function signalHeaders({ consentVersion, honeypot, shownAt }: FormSignals): Record<string, string> {
  return {
    'x-form-page': location.pathname,
    'x-form-wording': consentVersion,
    'x-form-fill-time': String(Math.round(performance.now() - shownAt)),
    ...(honeypot && { 'x-form-trap': 'filled' }),
  }
}
