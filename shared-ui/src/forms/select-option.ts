/** One choice of a select. */
export interface SelectOption {
  value: string
  label: string
}

/** Refuses an option with an empty value, which means "nothing chosen yet". */
export function requireValues(options: SelectOption[]): void {
  const empty = options.find(({ value }) => value === '')
  if (empty)
    throw new Error(
      `The select's option "${empty.label}" has an empty value: it would mean that nothing is chosen.`,
    )
}
