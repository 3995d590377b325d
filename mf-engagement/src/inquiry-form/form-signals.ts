/** What a form tells the service about itself: in headers, so that the documented JSON stays as it is. */
export interface FormSignals {
  /** Version of the words that stood beside the form. */
  wording: string
  /** What the honeypot holds. */
  trap: string
  /** When the form appeared, as `performance.now()` gives it. */
  shownAt: number
}

/** The headers that the service reads signals from. */
export function signalHeaders({ wording, trap, shownAt }: FormSignals): Record<string, string> {
  return {
    'x-form-page': location.pathname,
    'x-form-wording': wording,
    'x-form-fill-time': String(Math.round(performance.now() - shownAt)),
    ...(trap && { 'x-form-trap': 'filled' }),
  }
}
