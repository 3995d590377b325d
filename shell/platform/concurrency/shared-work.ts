/** Calls with the same key share the work that is under way. */
export function sharedWork<Result>() {
  const underWay = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const result = underWay.get(key) ?? work().finally(() => void underWay.delete(key))
    underWay.set(key, result)
    return result
  }
}
