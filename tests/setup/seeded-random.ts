/** Random numbers that repeat with the same seed, so that a failure can be reproduced. */
export interface SeededRandom {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  pick<Value>(values: readonly Value[]): Value
  bytes(length: number): Buffer
}

/** Mulberry32: small, and random enough for test data. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick(values) {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('nothing to pick from')
      return value
    },
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  }
}
