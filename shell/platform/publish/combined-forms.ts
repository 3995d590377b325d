import type { Forms } from '../store/release-forms'
import type { Combination } from './combination'

/** The forms that the remotes of a combination declare. */
export const formsOf = (combination: Combination): Forms =>
  Object.fromEntries(
    [...combination.values()].flatMap(({ manifest }) => Object.entries(manifest.forms ?? {})),
  )
