import type { $ZodType } from 'zod/v4/core'

/**
 * Name of a place in a page that another remote may fill: `area.name`. The area belongs to the remote that offers the slot.
 */
export type SlotName = string

/** What a place of a slot passes on: JSON. */
export type SlotProps = Record<string, unknown>

/** A slot that a remote offers to the others. Any page may hold it, also several times. */
export interface SlotOffer {
  /** Schema (zod) of what its places pass on; without one they pass nothing. Read at build only. */
  props?: $ZodType
  /** Whether a fill that fails refuses the release. A place of any other slot then shows its own fallback. */
  essential?: true
}
