import type { FormDefinition } from 'shared-ui'
import type { InquiryFormContent } from 'shared-ui/forms'
import { contactMessage } from '../content/forms/contact-message'
import { podcastGuest } from '../content/forms/podcast-guest'
import { quickInquiry } from '../content/forms/quick-inquiry'
import { newsletter } from '../content/newsletter'
import { inquiryTypes, type InquiryKind } from './inquiry-form/inquiry-types'

const inquiry = (kind: InquiryKind, { error }: InquiryFormContent): FormDefinition => ({
  call: '/api/inquiries',
  type: inquiryTypes[kind],
  failure: error.description,
})

/** The call that the web server makes for each form that is posted without scripts. */
export const nativeForms: Record<InquiryKind | 'newsletter', FormDefinition> = {
  'quick-inquiry': inquiry('quick-inquiry', quickInquiry),
  'contact-message': inquiry('contact-message', contactMessage),
  'podcast-guest': inquiry('podcast-guest', podcastGuest),
  newsletter: { call: '/api/newsletter', failure: newsletter.failure },
}
