/** The number that a `part` (0 to 1) of `numbers` does not exceed: 0.5 gives the median. */
export const percentile = (numbers: number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1] ?? Number.NaN

export const median = (numbers: number[]): number => percentile(numbers, 0.5)
