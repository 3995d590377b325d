/** Random numbers that repeat with the same seed, so that a failure can be reproduced. */
export type SeededRandom = ReturnType<typeof seededRandom>

/** Mulberry32: small, and random enough for test data. */
export function seededRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from 0 to below `limit`. */
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick<Value>(values: readonly Value[]): Value {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('nothing to pick from')
      return value
    },
    bytes: (length: number) => Buffer.from(Array.from({ length }, () => below(256))),
  }
}
