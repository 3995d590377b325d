import { createContext, use, type ReactNode } from 'react'
import type { SlotName, SlotProps } from 'contract/slots'

/** How the shell fills a slot; null where nobody fills it. */
export type FillSlot = <Name extends SlotName>(name: Name, props: SlotProps[Name]) => ReactNode

const SlotFiller = createContext<FillSlot>(() => null)

/** The shell's side of the slots. */
export const SlotProvider = SlotFiller.Provider

/** A place that another section may fill: `<Slot name="admissions.inquiry" />`. */
export function Slot<Name extends SlotName>({ name, ...props }: { name: Name } & SlotProps[Name]) {
  return use(SlotFiller)(name, props as unknown as SlotProps[Name])
}
