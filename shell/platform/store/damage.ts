import { readFile } from 'node:fs/promises'
import type * as z from 'zod'
import { checkedJson } from './checked-json'
import { PublishError } from './errors'

/** Reads a file of the site directory; refuses a damaged one with its name and the way out. */
export async function readStored<Value>(
  file: string,
  schema: z.ZodType<Value>,
  mend: string,
): Promise<Value> {
  return checkedJson(
    await readFile(file, 'utf8'),
    schema,
    (fault) => new PublishError('site-damaged', `${file} ${fault}`, mend),
  )
}

/** Stands for a file of the site directory that cannot be used. */
interface Damaged {
  damage: PublishError
}

/** What `reading` gives, or the damage that it met: one bad file does not hide all others. */
export async function orDamaged<Read>(reading: Promise<Read>): Promise<Read | Damaged> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof PublishError) return { damage: error }
    throw error
  }
}

/** Whether something could be read. */
export const isWhole = <Read extends object>(read: Read): read is Exclude<Read, Damaged> =>
  !('damage' in read)

/** A move of the pointer that is damaged, or made a damaged release live, for people. */
export const describeDamage = ({ number, damage }: Damaged & { number: number }) =>
  `${number}  damaged: ${damage.message}`
