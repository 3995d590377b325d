import { cleanParagraphs } from 'mf-engagement/inquiry-schemas/clean-text'
import { optionalMessage, personFields } from 'mf-engagement/inquiry-schemas/person-fields'
import { inquirySchemas } from 'mf-engagement/service-calls'
import * as z from 'zod/mini'
import { clearTraces } from '../database/clear-traces'
import type { Database } from '../database/open-database'
import type { InquiryRow } from '../database/tables'
import { type Detail, readDetails } from '../inquiries/details'
import { findInquiry } from './find-inquiry'
import { type CommandArguments, type InboxContext, UsageError } from './command'

/** The fields that every type of another remote has. */
const sharedFields = { ...personFields, message: optionalMessage }

/** `correct ID FIELD VALUE`: replaces an entry at the person's request, by the rules of its form. */
export async function correct(
  { config, database, print }: InboxContext,
  { subject, field = '', value }: CommandArguments,
): Promise<void> {
  if (value === undefined) throw new UsageError('correct takes ID FIELD VALUE; "" removes an optional entry')
  const row = await findInquiry(database, subject)
  const { id } = row
  await replaceEntry(database, row, changeOf(row, field, value))
  print(
    `Corrected: ${field} of ${id.slice(0, 8)}. Backups, exports and mails from before still hold the old entry.`,
  )
  await clearTraces(config.database, database)
}

/** All details are one value: without the comparison, another correction of the same moment would be lost. */
async function replaceEntry(database: Database, { id, details }: InquiryRow, change: Partial<InquiryRow>) {
  const { numUpdatedRows } = await database
    .updateTable('inquiries')
    .set(change)
    .where('id', '=', id)
    .where('details', 'is not distinct from', details)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n)
    throw new Error(
      `Nothing was corrected: another command has changed or erased ${id.slice(0, 8)}. Run this one again.`,
    )
}

function changeOf(row: InquiryRow, field: string, value: string): Partial<InquiryRow> {
  const details = readDetails(row)
  if (details.some(({ name }) => name === field))
    return { details: JSON.stringify(details.flatMap((detail) => corrected(detail, field, value))) }
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return { [column]: checked(row, field, value) }
}

/** The schema of another remote's type is not stored, so only the kind of the entry is a rule. */
function corrected(detail: Detail, field: string, typed: string): Detail[] {
  if (detail.name !== field) return [detail]
  const value = cleanParagraphs(typed)
  if (value === '') return []
  if (typeof detail.value === 'string') return [{ ...detail, value }]
  const isNumber = typeof detail.value === 'number'
  if (isNumber && Number.isFinite(Number(value))) return [{ ...detail, value: Number(value) }]
  if (!isNumber && ['yes', 'no'].includes(value)) return [{ ...detail, value: value === 'yes' }]
  throw new UsageError(
    `${field}: expected ${isNumber ? 'a number' : 'yes or no'}, found ${JSON.stringify(typed)}`,
  )
}

function checked(row: InquiryRow, field: string, value: string): string | null {
  const { type } = row
  const fields: Record<string, z.ZodMiniType> = Object.hasOwn(inquirySchemas, type)
    ? inquirySchemas[type as keyof typeof inquirySchemas].shape
    : sharedFields
  const schema = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (schema === undefined) {
    const names = [...Object.keys(fields), ...readDetails(row).map(({ name }) => name)]
    throw new UsageError(`name a field of ${type}: ${names.join(', ')}`)
  }
  const { data, error } = z.safeParse(schema, value)
  if (error) throw new UsageError(`${field}: ${error.issues[0]?.message}`)
  return String(data) || null
}
