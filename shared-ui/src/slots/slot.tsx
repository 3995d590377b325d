import { createContext, use, type ReactNode } from 'react'
import type { SlotName, SlotProps } from 'contract/slots'

/** Renders the content of a slot; null if no remote fills it. */
export type FillSlot = <Name extends SlotName>(name: Name, props: SlotProps[Name]) => ReactNode

const SlotFiller = createContext<FillSlot>(() => null)

/** The shell provides the content of the slots here. */
export const SlotProvider = SlotFiller.Provider

/** A place that another remote may fill: `<Slot name="admissions.inquiry" />`. */
export function Slot<Name extends SlotName>({ name, ...props }: { name: Name } & SlotProps[Name]) {
  return use(SlotFiller)(name, props as unknown as SlotProps[Name])
}
