import * as z from 'zod'
import type { Manifest } from 'contract/manifest'
import type { StoredBuild } from '../../store/builds/stored-build'
import type { Combination } from '../compose/combination'
import { slotFillers, slotOffers } from '../compose/slots'
import type { Release } from '../../store/releases/release'
import type { RenderedBody } from '../render/renderer-messages'
import type { Finding } from '../findings/finding'
import { inTime } from '../findings/in-time'
import { schemaMisfits, type Schema } from './schema-fit'

const finding = (page: string, known: Iterable<string>, found: string, remote: string): Finding => ({
  page,
  check: 'slot',
  about: found,
  expected: `a slot that a remote offers, live or in this publish: ${[...new Set(known)].join(', ')}`,
  found,
  remote,
})

/**
 * Slots on pages that no live build offers or fills. On a page that is live with it, the slot has lost its offerer; elsewhere it is a
 * mistyped name, which would stay empty.
 */
export function unknownSlots(
  pages: Release['pages'],
  combination: Combination,
  livePages: Release['pages'],
): Finding[] {
  const known = new Set([...slotOffers(combination).keys(), ...slotFillers(combination).keys()])
  return Object.entries(pages).flatMap(([path, { slots, remote }]) =>
    slots
      .filter((name) => !known.has(name))
      .map((name) => ({
        ...finding(path, known, name, remote),
        check: livePages[path]?.slots.includes(name) ? 'vanished slot' : 'slot',
      })),
  )
}

/** Slots that a new build fills and no live build offers and no page holds: a mistyped name, which would go unnoticed. */
export function unknownFills(
  fresh: StoredBuild[],
  combination: Combination,
  pages: Release['pages'],
): Finding[] {
  const held = Object.values(pages).flatMap(({ slots }) => slots)
  const known = new Set([...slotOffers(combination).keys(), ...held])
  return fresh.flatMap(({ manifest }) =>
    manifest.slots
      .filter(({ name }) => !known.has(name))
      .map(({ name }) => finding(manifest.name, known, name, manifest.name)),
  )
}

/** A slot without a schema passes no props. */
const nothing = { type: 'object', properties: {} }

/** The misfits of a fill. Its schema or that of the offer may be none that zod reads. */
function misfitsOf(offered: Schema, read: Schema): ReturnType<typeof schemaMisfits> {
  try {
    return schemaMisfits(offered, read)
  } catch (error) {
    return [{ path: 'props', expected: 'schemas that can be compared', found: (error as Error).message }]
  }
}

/** The fills of one remote that do not fit. */
const unfitFillsOf = ({ name: remote, slots }: Manifest, combination: Combination): Finding[] =>
  slots.flatMap(({ name, props }) => {
    const offer = slotOffers(combination).get(name)
    if (!offer || !props) return []
    return misfitsOf(offer.props ?? nothing, props).map(({ path, expected, found }) => ({
      page: `${remote} fills ${name}`,
      check: 'slot props',
      about: `${name} ${path}`,
      expected: `${path}: ${expected}`,
      found: `${found}, as ${offer.remote} offers it`,
      remote,
    }))
  })

/** Fills that read props that their slot does not pass. */
export const unfitFills = (combination: Combination): Finding[] =>
  [...combination.values()].flatMap(({ manifest }) =>
    inTime(`the slots that ${manifest.name} fills`, () => unfitFillsOf(manifest, combination)),
  )

/** Most characters of a place's props, and most of their faults, in findings: a place may pass any number of props. */
const [mostShown, mostFaults] = [300, 20]

/** What zod says about the props of a place, or about their schema. */
function issuesOf(schema: Schema, props: unknown): Pick<z.core.$ZodIssue, 'path' | 'message'>[] {
  try {
    return z.fromJSONSchema(schema).safeParse(props).error?.issues ?? []
  } catch (error) {
    return [{ path: [], message: `a schema that cannot be read: ${(error as Error).message}` }]
  }
}

function unfitProps(
  page: string,
  [name, props]: RenderedBody['places'][number],
  combination: Combination,
  remote: string,
): Finding[] {
  const offer = slotOffers(combination).get(name)
  if (!offer) return []
  const schema = offer.props ?? { ...nothing, additionalProperties: false }
  const issues = issuesOf(schema, props).slice(0, mostFaults)
  const shown = issues.length > 0 ? JSON.stringify(props).slice(0, mostShown) : ''
  return issues.map(({ path, message }) => ({
    page,
    check: 'slot props',
    about: `${name} ${path.join('.')} ${message}`,
    expected: `${[name, ...path].join('.')} as ${offer.remote} offers it`,
    found: `${message}, in ${shown}`,
    remote,
  }))
}

/** Places on a page of `remote` that pass props that their slot does not offer. */
export const unfitPlaces = (
  page: string,
  places: RenderedBody['places'],
  combination: Combination,
  remote: string,
): Finding[] =>
  inTime(`the slots on ${page}`, () =>
    places.flatMap((place) => unfitProps(page, place, combination, remote)),
  )
