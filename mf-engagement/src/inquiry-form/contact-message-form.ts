import type { InquiryDefinition } from 'shared-ui/forms'
import { contactMessage } from '../../content/forms/contact-message'
import { contactMessageSchema } from '../inquiry-schemas/contact-message.schema'

export const contactMessageForm: InquiryDefinition = {
  kind: 'contact-message',
  type: 'contact_form',
  schema: contactMessageSchema,
  content: contactMessage,
}
