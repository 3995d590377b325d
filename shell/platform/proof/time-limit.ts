/** The result of `work`; undefined if it takes longer than `limit` milliseconds. */
export async function within<Value>(limit: number, work: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limit)
  })
  return Promise.race([work, end]).finally(() => clearTimeout(timer))
}
