import type { Manifest } from 'contract/manifest'
import type { Remote } from 'contract/remote'
import { jsonSchema } from './json-schema'
import { sourceFault } from '../source/source-fault'

type Schema = NonNullable<Remote['offers']>[string]['props']
type Fill = Remote['slots'][string]

const noSchema = (slot: string, reason: string) =>
  sourceFault('slot-schema', {
    file: 'src/remote.tsx',
    expected: `props of the slot ${slot} that JSON can hold`,
    found: reason,
    fix: 'Write the schema of plain objects, texts, numbers, booleans, lists and enums.',
  })

/** The schema as JSON Schema. What that cannot express is refused instead of left out. */
function storedSchema(slot: string, schema: Schema) {
  if (schema === undefined) return undefined
  try {
    return jsonSchema(schema, 'output')
  } catch (error) {
    throw noSchema(slot, (error as Error).message)
  }
}

/** A filled slot as the manifest holds it, without its module. An island is prerendered once for all its places, so it has no props. */
export function fillOf(name: string, { hydrate, props }: Fill) {
  if (hydrate === 'on-focus' && props !== undefined)
    throw noSchema(name, "props of an island (`hydrate: 'on-focus'`), which is the same in every place")
  return { name, hydrate, props: storedSchema(name, props) }
}

/** The slots that a remote offers, as its manifest holds them. */
export const offersOf = (offers: NonNullable<Remote['offers']>): Manifest['offeredSlots'] =>
  Object.fromEntries(
    Object.entries(offers).map(([name, { props, essential }]) => [
      name,
      { props: storedSchema(name, props), essential },
    ]),
  )
