/** One choice of a select. */
export interface SelectOption {
  value: string
  label: string
}

/** Refuses options that could not be told from "nothing chosen yet" (SPEC section 5). */
export function requireValues(options: SelectOption[]): void {
  const empty = options.find(({ value }) => value === '')
  if (empty)
    throw new Error(
      `The select's option "${empty.label}" has an empty value: it would mean that nothing is chosen.`,
    )
}
