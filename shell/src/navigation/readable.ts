const fulfil = <Value>(promise: Promise<Value>, value: Value) =>
  Object.assign(promise, { status: 'fulfilled' as const, value })

/** A promise for a value that is there already: React's `use` reads it without waiting. */
export const resolved = <Value>(value: Value): Promise<Value> => fulfil(Promise.resolve(value), value)

/** The same promise; React's `use` reads it without waiting once it is fulfilled. */
export function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then((value) => fulfil(promise, value)).catch(() => {})
  return promise
}

/** Whether React's `use` reads the promise without waiting. */
export const isThere = (promise: Promise<unknown>): boolean =>
  'status' in promise && promise.status === 'fulfilled'
