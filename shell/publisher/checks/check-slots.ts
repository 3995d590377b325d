import { isSlotName, slotNames } from 'shared-ui/slots'
import type { Finding } from './finding'

/** A page may hold slots of the site's list only: nobody can ever fill another. */
export const unknownSlots = (page: string, slots: string[]): Finding[] =>
  slots
    .filter((name) => !isSlotName(name))
    .map((name) => ({
      page,
      check: 'slot',
      expected: `one of the site's slots: ${slotNames.join(', ')}`,
      found: name,
    }))
