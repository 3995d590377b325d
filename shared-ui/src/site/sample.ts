/** A value that stands in for one that only the college can supply. */
export interface SampleValue {
  value: string
  /** What the college has to supply in its place. */
  needed: string
}

/** Every sample value of the modules loaded so far, for `npm run site -- check --launch`. */
export const sampleValues: SampleValue[] = []

/** Marks `value` as a sample; `needed` says what the college must supply. */
export function sample(value: string, needed: string): string {
  sampleValues.push({ value, needed })
  return value
}
