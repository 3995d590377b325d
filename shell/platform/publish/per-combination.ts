import type { Combination } from './combination'

/** What follows from a combination alone is worked out once for all its pages. A combination never changes. */
export function perCombination<Value>(
  workOut: (combination: Combination) => Value,
): (combination: Combination) => Value {
  const known = new WeakMap<Combination, Value>()
  return (combination) => {
    const value = known.get(combination) ?? workOut(combination)
    known.set(combination, value)
    return value
  }
}
