import type { InquiryFormContent } from 'shared-ui/forms'
import { personFields } from './person-fields'

/** The contact form. Its subject travels as `program`, as the documented call has it. */
export const contactMessage: InquiryFormContent = {
  fields: [
    ...personFields,
    { control: 'line', name: 'program', label: 'Subject' },
    {
      control: 'paragraphs',
      name: 'message',
      label: 'Message',
      hint: 'At least 10 characters.',
      rows: 5,
      required: true,
      minLength: 10,
    },
  ],
  submit: 'Send Message',
  sending: 'Sending...',
  success: {
    title: 'Message Sent',
    description: "Thank you for contacting us! We'll respond within 24 hours.",
  },
  error: { title: 'Error', description: 'Failed to send message. Please try again.' },
}
