import { contactMessage } from '../../content/forms/contact-message'
import { contactMessageSchema } from '../inquiry-schemas/contact-message.schema'
import { InquiryForm } from './inquiry-form'

/** The contact form. */
export function ContactMessageForm() {
  return (
    <InquiryForm
      definition={{
        kind: 'contact-message',
        schema: contactMessageSchema,
        content: contactMessage,
      }}
    />
  )
}
