/** A placeholder for a value that only the college can supply. */
export interface SampleValue {
  value: string
  /** What the college has to supply. */
  needed: string
}

/** The placeholders of all loaded modules, for `npm run site -- check --launch`. */
export const sampleValues: SampleValue[] = []

/** Marks `value` as a placeholder; `needed` says what the college must supply. */
export function sample(value: string, needed: string): string {
  sampleValues.push({ value, needed })
  return value
}
