/** Keeps the `most` results that were used last, by key. Calls share one that is being made; what fails is made again. */
export function lastUsed<Result>(most: number) {
  const kept = new Map<string, Promise<Result>>()
  return (key: string, make: () => Promise<Result>): Promise<Result> => {
    const result = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, result)
    result.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return result
  }
}
