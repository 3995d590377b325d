import type { Manifest } from 'contract/manifest'
import { perCombination, type Combination } from './combination'

/** A slot that a live remote offers. */
interface OfferedSlot {
  remote: string
  props?: Record<string, unknown>
  essential?: true
}

const offersIn = ({ name: remote, offeredSlots = {} }: Manifest) =>
  Object.entries(offeredSlots).map(([name, offer]): [string, OfferedSlot] => [name, { remote, ...offer }])

/** Every slot that a remote offers, by name. After a publish with `--force`, a filled slot may have no offer. */
export const slotOffers = perCombination(
  (combination: Combination) =>
    new Map([...combination.values()].flatMap(({ manifest }) => offersIn(manifest))),
)

/** Whether a failing fill of the slot shows the fallback: not if the slot has no offer. */
export const isOptional = (combination: Combination, name: string) => {
  const offer = slotOffers(combination).get(name)
  return offer !== undefined && !offer.essential
}

/** A module that fills a slot. */
export interface SlotFiller {
  remote: string
  module: string
  hydrate: 'with-page' | 'on-focus'
}

const fillsIn = ({ name: remote, slots }: Manifest) =>
  slots.map(({ name, module, hydrate }): [string, SlotFiller] => [name, { remote, module, hydrate }])

/** What fills each slot, by the slot's name. */
export const slotFillers = perCombination(
  (combination) => new Map([...combination.values()].flatMap(({ manifest }) => fillsIn(manifest))),
)

/** The modules that fill `slots`, with islands. */
export const fillersOf = (combination: Combination, slots: string[]): SlotFiller[] =>
  slots.flatMap((name) => slotFillers(combination).get(name) ?? [])
