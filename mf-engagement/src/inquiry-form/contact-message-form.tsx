import { InquiryForm } from 'shared-ui/forms'
import { contactMessage } from '../../content/forms/contact-message'
import { contactMessageSchema } from '../inquiry-schemas/contact-message.schema'
import { inquiryTypes } from './inquiry-types'

export function ContactMessageForm() {
  return (
    <InquiryForm
      definition={{
        kind: 'contact-message',
        type: inquiryTypes['contact-message'],
        schema: contactMessageSchema,
        content: contactMessage,
      }}
    />
  )
}
