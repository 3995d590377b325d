import { createContext, use, type ReactNode } from 'react'
import type { SlotName, SlotProps } from 'contract/slots'

/** Renders the content of a slot; null if no remote fills it. */
export type FillSlot = (name: SlotName, props: SlotProps) => ReactNode

const SlotFiller = createContext<FillSlot>(() => null)

/** The shell provides the content of the slots here. */
export const SlotProvider = SlotFiller.Provider

/** A place in a page: the name of the slot, the fallback for when nothing fills it, and what it passes to its filler. */
interface SlotPlace {
  name: SlotName
  children?: ReactNode
  [prop: string]: unknown
}

/** A place that another remote may fill: `<Slot name="admissions.inquiry" />`, `<Slot name="alumni.voices" year={2026} />`. */
export function Slot({ name, children, ...props }: SlotPlace) {
  return use(SlotFiller)(name, props) ?? children
}
