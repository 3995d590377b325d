import { readFile } from 'node:fs/promises'
import type * as z from 'zod'
import { checkedJson } from './checked-json'
import { SiteError } from './errors'

/** Reads a file of the site directory; refuses a corrupt one with its name and the way out. */
export async function readStored<Value>(file: string, schema: z.ZodType<Value>, fix: string): Promise<Value> {
  return checkedJson(
    await readFile(file, 'utf8'),
    schema,
    (fault) => new SiteError('site-corrupt', `${file} ${fault}`, fix),
  )
}

/** Takes the place of a file of the site directory that cannot be used. */
interface Corrupt {
  corruption: SiteError
}

/** What `reading` gives, or the corruption that it met: one bad file does not hide all others. */
export async function orCorrupt<Read>(reading: Promise<Read>): Promise<Read | Corrupt> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof SiteError) return { corruption: error }
    throw error
  }
}

/** Whether something could be read. */
export const isIntact = <Read extends object>(read: Read): read is Exclude<Read, Corrupt> =>
  !('corruption' in read)

/** A move of the pointer that is corrupt, or made a corrupt release live, for people. */
export const describeDamage = ({ number, corruption }: Corrupt & { number: number }) =>
  `${number}  corrupt: ${corruption.message}`
