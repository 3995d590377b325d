import type { ServiceCalls } from 'shared-ui'
import * as z from 'zod/mini'
import { contactMessageSchema } from './inquiry-schemas/contact-message.schema'
import { newsletterSchema } from './inquiry-schemas/newsletter.schema'
import { podcastGuestSchema } from './inquiry-schemas/podcast-guest.schema'
import { quickInquirySchema } from './inquiry-schemas/quick-inquiry.schema'

/** The schema of each inquiry, by the `type` of its call. */
export const inquirySchemas = {
  quick_inquiry: quickInquirySchema,
  contact_form: contactMessageSchema,
  podcast_guest: podcastGuestSchema,
}

const fieldsOf = (schema: z.ZodMiniObject) => Object.keys(schema.shape)

/**
 * The calls of the inquiry service: for each call its types, and for each type its field names, without `type`. A call
 * without types has its fields under ''.
 */
export const serviceCalls: ServiceCalls = {
  '/api/inquiries': {
    ...Object.fromEntries(Object.entries(inquirySchemas).map(([type, schema]) => [type, fieldsOf(schema)])),
    // Types of other remotes: the staff have to know whom they answer, and `erase` whose entries they are.
    '*': ['fullName', 'email'],
  },
  '/api/newsletter': { '': fieldsOf(newsletterSchema) },
}
