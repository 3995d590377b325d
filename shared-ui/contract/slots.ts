import type { $ZodType } from 'zod/v4/core'

/** Name of a place in a page that another remote may fill: `area.name`. The area belongs to the remote that offers the slot. */
export type SlotName = string

/** The props that a place of a slot passes: JSON. */
export type SlotProps = Record<string, unknown>

/** A slot that a remote offers to others. Any page may hold it, several times if needed. */
export interface SlotOffer {
  /** Schema (zod) of the props that its places pass; without one they pass none. Read only when the remote is built. */
  props?: $ZodType
  /** If true, a fill that fails refuses the release. Otherwise the place shows its fallback. */
  essential?: true
}
