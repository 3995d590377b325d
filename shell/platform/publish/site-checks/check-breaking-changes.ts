import { isOptional, slotFillers, slotOffers } from '../compose/slots'
import type { Combination } from '../compose/combination'
import type { Release } from '../../store/releases/release'
import type { Finding } from '../findings/finding'

/** Visitors and search engines know these pages: one must not vanish by accident. */
export function vanishedPages(before: Release['pages'], after: Release['pages']): Finding[] {
  return Object.entries(before)
    .filter(([path]) => !(path in after))
    .map(([path, { remote }]) => ({
      page: path,
      check: 'vanished page',
      expected: `a page, as ${remote} offered it until now`,
      found: 'none',
      remote,
    }))
}

/** Slots that were filled, would be empty now, and are still on a page. An optional slot shows its fallback. */
export function emptiedSlots(before: Combination, after: Combination, pages: Release['pages']): Finding[] {
  const filled = slotFillers(after)
  const lost = [...slotFillers(before)].filter(([name]) => !filled.has(name) && !isOptional(after, name))
  return lost.flatMap(([name, { remote }]) =>
    Object.entries(pages)
      .filter(([, { slots }]) => slots.includes(name))
      .map(([page]) => ({
        page,
        check: 'emptied slot',
        expected: `${name} filled, as ${remote} did until now`,
        found: 'no remote fills it',
        remote,
      })),
  )
}

/** Slots that are no longer offered although a remote still fills them. */
export const endedOffers = (before: Combination, after: Combination): Finding[] =>
  [...slotOffers(before)].flatMap(([name, { remote }]) => {
    const filler = slotFillers(after).get(name)
    if (slotOffers(after).has(name) || !filler) return []
    return [
      {
        page: remote,
        check: 'vanished slot',
        about: name,
        expected: `the slot ${name}, which ${filler.remote} fills`,
        found: 'no offer of it',
        remote,
      },
    ]
  })
