const wordsOf = (fault: unknown) => {
  const { message, code } = (fault ?? {}) as Partial<NodeJS.ErrnoException>
  return message || code || (typeof fault === 'string' ? fault : undefined)
}

/**
 * Why something does not answer, in one line and without the password of an address. `fetch` says "fetch failed" and names the reason
 * in its cause; the error about a host with several addresses has only a code.
 */
export const reasonOf = (error: unknown): string =>
  [error, (error as Error).cause]
    .map(wordsOf)
    .filter(Boolean)
    .join(': ')
    .replace(/\/\/[^/\s]*@/g, '//…@')
