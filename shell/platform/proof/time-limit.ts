/** The result of `work`, or undefined after `limit` milliseconds. What `work` does afterwards is nobody's concern. */
export async function within<Value>(limit: number, work: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limit)
  })
  work.catch(() => {})
  return Promise.race([work, end]).finally(() => clearTimeout(timer))
}
