import { perCombination, type Combination } from '../compose/combination'
import type { RemoteModule } from './module-files'

/** A module that fills a slot. */
export interface SlotFiller extends RemoteModule {
  hydrate: 'with-page' | 'on-focus'
}

/** What fills each slot of a combination, by the slot's name. */
export const slotFillers = perCombination(
  (combination): ReadonlyMap<string, SlotFiller> =>
    new Map(
      [...combination.values()].flatMap(({ manifest }) =>
        manifest.slots.map(
          ({ name, module, hydrate }) => [name, { remote: manifest.name, module, hydrate }] as const,
        ),
      ),
    ),
)

/** The modules that fill `slots`, with islands. */
export const fillersOf = (combination: Combination, slots: string[]): SlotFiller[] =>
  slots.flatMap((name) => slotFillers(combination).get(name) ?? [])
