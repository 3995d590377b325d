import type { ServiceCalls } from 'shared-ui'
import { inquiryTypes } from './inquiry-form/inquiry-types'
import { contactMessageSchema } from './inquiry-schemas/contact-message.schema'
import { newsletterSchema } from './inquiry-schemas/newsletter.schema'
import { podcastGuestSchema } from './inquiry-schemas/podcast-guest.schema'
import { quickInquirySchema } from './inquiry-schemas/quick-inquiry.schema'

const fieldsOf = ({ shape }: { shape: object }) => Object.keys(shape)

/** What the service takes, for the check of every form on the site: the service reads it with the same schemas. */
export const serviceCalls: ServiceCalls = {
  '/api/inquiries': {
    [inquiryTypes['quick-inquiry']]: fieldsOf(quickInquirySchema),
    [inquiryTypes['contact-message']]: fieldsOf(contactMessageSchema),
    [inquiryTypes['podcast-guest']]: fieldsOf(podcastGuestSchema),
  },
  '/api/newsletter': { '': fieldsOf(newsletterSchema) },
}
