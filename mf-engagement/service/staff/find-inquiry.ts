import type { Database } from '../database/open-database'
import type { InquiryRow } from '../database/tables'
import { UsageError } from './command'

/** The inquiry whose id starts with the typed characters; the eight that `list` shows are enough. */
export async function findInquiry(database: Database, typed: string | undefined): Promise<InquiryRow> {
  if (typed === undefined || !/^[0-9a-f-]{4,36}$/.test(typed)) {
    throw new UsageError('name an inquiry by its id, as list shows it')
  }
  const rows = await database
    .selectFrom('inquiries')
    .selectAll()
    .where('id', 'like', `${typed}%`)
    .limit(2)
    .execute()
  const [row, another] = rows
  if (row === undefined) throw new UsageError(`there is no inquiry ${typed}`)
  if (another !== undefined)
    throw new UsageError(
      `more than one inquiry starts with ${typed}, such as ${row.id} and ${another.id}; type more of it`,
    )
  return row
}
