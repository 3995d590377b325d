/** The code of a thrown value, such as `EEXIST`; '' without one. Errors of another context are no instances of `Error` here. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
