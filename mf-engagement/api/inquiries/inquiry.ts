import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { contactMessageSchema } from '../../src/inquiry-schemas/contact-message.schema'
import { podcastGuestSchema } from '../../src/inquiry-schemas/podcast-guest.schema'
import { quickInquirySchema } from '../../src/inquiry-schemas/quick-inquiry.schema'
import { parseBody } from '../parse-body'

/** The documented JSON of `POST /api/inquiries`: the fields of one form and which form it was. */
const inquirySchema = z.discriminatedUnion(
  'type',
  [
    z.extend(quickInquirySchema, { type: z.literal('quick_inquiry') }),
    z.extend(contactMessageSchema, { type: z.literal('contact_form') }),
    z.extend(podcastGuestSchema, { type: z.literal('podcast_guest') }),
  ],
  { error: 'Please send one of quick_inquiry, contact_form, podcast_guest' },
)

export type Inquiry = z.infer<typeof inquirySchema>

/** The checked and cleaned inquiry of a request; throws the messages of the form otherwise. */
export function parseInquiry(body: unknown): Inquiry {
  return parseBody(inquirySchema, body)
}

/** The same for every send of the same entries, whatever the order of the JSON's keys. */
export function hashOfInquiry(inquiry: Inquiry): string {
  const entries = Object.entries(inquiry).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex')
}
