/** The code of a thrown value, such as `EEXIST`; '' without one. Also of an error thrown in another `vm` context, which is no instance of this one's `Error`. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
