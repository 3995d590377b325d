/** The result of `access` to a file or folder; undefined if that does not exist. */
export const ifThere = <Result>(access: Promise<Result>): Promise<Result | undefined> =>
  access.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
