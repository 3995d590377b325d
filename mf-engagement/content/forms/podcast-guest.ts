import type { InquiryFormContent } from 'shared-ui/forms'
import { personFields } from './person-fields'

/** The podcast guest application. */
export const podcastGuest: InquiryFormContent = {
  fields: [
    ...personFields,
    {
      control: 'paragraphs',
      name: 'expertise',
      label: 'Area of Expertise',
      hint: 'What you practise, teach or study, and for how long. At least 10 characters.',
      rows: 3,
      required: true,
      minLength: 10,
    },
    {
      control: 'paragraphs',
      name: 'topic',
      label: 'Preferred Topic',
      hint: 'One of the suggested topics, or your own. At least 10 characters.',
      rows: 3,
      required: true,
      minLength: 10,
    },
    {
      control: 'choice',
      name: 'format',
      label: 'Format Preference',
      placeholder: 'Select a format',
      options: [
        { value: '1-hour', label: '1-hour conversation' },
        { value: '2-hour', label: '2-hour conversation' },
      ],
      required: true,
    },
    {
      control: 'paragraphs',
      name: 'message',
      label: 'Message',
      hint: 'Links to your work, times that suit you, questions for us.',
      rows: 4,
    },
  ],
  submit: 'Submit Application',
  sending: 'Submitting...',
  success: {
    title: 'Application Submitted',
    description: "Thank you for your interest! We'll review your application and get back to you soon.",
  },
  error: { title: 'Error', description: 'Failed to submit application. Please try again.' },
}
