import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { inquirySchemas } from 'mf-engagement/service-calls'
import { parseBody } from '../parse-body'
import type { OwnInquiry } from './own-inquiry'

const { quick_inquiry, contact_form, podcast_guest } = inquirySchemas

/** The JSON of `POST /api/inquiries`: the `type` of the form and that form's fields, nothing else. */
const inquirySchema = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ ...quick_inquiry.shape, type: z.literal('quick_inquiry') }),
    z.strictObject({ ...contact_form.shape, type: z.literal('contact_form') }),
    z.strictObject({ ...podcast_guest.shape, type: z.literal('podcast_guest') }),
  ],
  { error: `Please send one of ${Object.keys(inquirySchemas).join(', ')}` },
)

export type Inquiry = z.infer<typeof inquirySchema>

/** Validates and cleans an inquiry; throws with the form's messages if it is invalid. */
export function parseInquiry(body: unknown): Inquiry {
  return parseBody(inquirySchema, body)
}

/** Equal for equal entries, whatever the order of the JSON's keys or of the schema's fields; labels are no entries. */
export function hashOfInquiry(inquiry: Inquiry | OwnInquiry): string {
  const { details, ...columns } = { details: [], ...inquiry }
  const own = details.map(({ name, value }): [string, unknown] => [name, value])
  const entries = [...Object.entries(columns), ...own].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return hash('sha256', JSON.stringify(entries))
}
