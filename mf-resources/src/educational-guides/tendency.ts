export const doshaKeys = ['vata', 'pitta', 'kapha'] as const
export type DoshaKey = (typeof doshaKeys)[number]

/** What a reader has chosen, by factor. */
export type Choices = Partial<Record<string, DoshaKey>>

/** With fewer choices than this, nothing is said. */
const enough = 3

/** The doshas that were chosen most often: one, or several with the same count; none while there are too few choices. */
export function leadingDoshas(choices: Choices): DoshaKey[] {
  const chosen = Object.values(choices)
  if (chosen.length < enough) return []
  const count = (dosha: DoshaKey) => chosen.filter((choice) => choice === dosha).length
  const most = Math.max(...doshaKeys.map(count))
  return doshaKeys.filter((dosha) => count(dosha) === most)
}
