import { optionalMessage, personFields } from 'mf-engagement/inquiry-schemas/person-fields'
import { inquirySchemas } from 'mf-engagement/service-calls'
import * as z from 'zod/mini'
import { clearTraces } from '../database/clear-traces'
import type { InquiryRow } from '../database/tables'
import { findInquiry } from './find-inquiry'
import { type CommandArguments, type InboxContext, UsageError } from './inbox-context'

/** The fields that every type of another remote has. */
const sharedFields = { ...personFields, message: optionalMessage }

/** `correct ID FIELD VALUE`: replaces an entry at the person's request, by the rules of its form. */
export async function correct(
  { config, database, print }: InboxContext,
  { word, field = '', value }: CommandArguments,
): Promise<void> {
  if (value === undefined) throw new UsageError('correct takes ID FIELD VALUE; "" removes an optional entry')
  const { id, type } = await findInquiry(database, word)
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const change: Partial<InquiryRow> = { [column]: checked(type, field, value) }
  await database.updateTable('inquiries').set(change).where('id', '=', id).execute()
  print(`Corrected: ${field} of ${id.slice(0, 8)}. Backups and mails from before still hold the old entry.`)
  await clearTraces(config.database, database)
}

function checked(type: string, field: string, value: string): string | null {
  const fields: Record<string, z.ZodMiniType> = Object.hasOwn(inquirySchemas, type)
    ? inquirySchemas[type as keyof typeof inquirySchemas].shape
    : sharedFields
  const schema = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (schema === undefined) throw new UsageError(`name a field of ${type}: ${Object.keys(fields).join(', ')}`)
  const { data, error } = z.safeParse(schema, value)
  if (error) throw new UsageError(`${field}: ${error.issues[0]?.message}`)
  return String(data) || null
}
