import type { FormDefinition } from 'shared-ui'
import type { InquiryDefinition } from 'shared-ui/forms'
import { newsletter } from '../content/newsletter'
import { contactMessageForm } from './inquiry-form/contact-message-form'
import { podcastGuestForm } from './inquiry-form/podcast-guest-form'
import { quickInquiryForm } from './inquiry-form/quick-inquiry-form'

const inquiry = ({ type, content }: InquiryDefinition): FormDefinition => ({
  call: '/api/inquiries',
  type,
  failure: content.error.description,
})

/** The call that the web server makes for each form that is posted without scripts. */
export const nativeForms: Record<string, FormDefinition> = {
  [quickInquiryForm.kind]: inquiry(quickInquiryForm),
  [contactMessageForm.kind]: inquiry(contactMessageForm),
  [podcastGuestForm.kind]: inquiry(podcastGuestForm),
  newsletter: { call: '/api/newsletter', failure: newsletter.failure },
}
