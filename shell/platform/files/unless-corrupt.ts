/** Codes of a file that this process may not open, or not now, there or in a shared store: they say nothing about its content. */
const unopened = ['EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'store-unreachable']

/** The result of `reading` a stored file; undefined if that is missing or corrupt. @throws if the file cannot be opened */
export const unlessCorrupt = <Result>(reading: Promise<Result>): Promise<Result | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (unopened.includes(error.code ?? '')) throw error
    return undefined
  })
