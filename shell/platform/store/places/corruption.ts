import { readFile } from 'node:fs/promises'
import type * as z from 'zod'
import { checkedJson } from '../../errors/checked-json'
import { SiteError } from '../../errors/site-error'
import type { SharedStore } from './shared-store'

/** Reads a file of the site directory. A corrupt one is refused by name, with the way to repair it. */
export async function readStored<Value>(file: string, schema: z.ZodType<Value>, fix: string): Promise<Value> {
  return checkedJson(
    await readFile(file, 'utf8'),
    schema,
    (fault) => new SiteError('site-corrupt', `${file} ${fault}`, fix),
  )
}

/** Replaces a file of the site directory that cannot be used. */
interface Corrupt {
  corruption: SiteError
}

/** The result of `read`, or the corruption that it found: one corrupt file does not hide all others. */
export async function orCorrupt<Read>(read: () => Read | Promise<Read>): Promise<Read | Corrupt> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof SiteError) return { corruption: error }
    throw error
  }
}

/**
 * Reads a record of a shared store; undefined if there is none. A store that does not answer is no corrupt record: then this rejects.
 */
export async function readRecord<Value>(
  store: SharedStore,
  key: string,
  schema: z.ZodType<Value>,
  fix: string,
): Promise<Value | Corrupt | undefined> {
  const text = (await store.get(key))?.toString()
  if (text === undefined) return undefined
  const refuse = (fault: string) => new SiteError('site-corrupt', `${key} ${fault}`, fix)
  return orCorrupt(() => checkedJson(text, schema, refuse))
}

/** Whether what was read is not `Corrupt`. */
export const isIntact = <Read extends object>(read: Read): read is Exclude<Read, Corrupt> =>
  !('corruption' in read)

/** A corrupt move, or one that made a corrupt release live, for people. */
export const describeCorruption = ({ number, corruption }: Corrupt & { number: number }) =>
  `${number}  corrupt: ${corruption.message}`
