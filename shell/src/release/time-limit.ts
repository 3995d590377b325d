/** A remote that does not load within this time (ms) counts as unavailable. */
export const timeLimit = 8000

/** Rejects with a named error if `work` has not settled within the time limit. */
export function withTimeLimit<Value>(work: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not answer within ${timeLimit} ms.`)), timeLimit)
  })
  return Promise.race([work, timeUp]).finally(() => clearTimeout(timer))
}
