import type { InquiryFormContent } from 'shared-ui/forms'
import { intakeMonths } from 'shared-ui/intake'
import { personFields } from './person-fields'
import { programOptions } from './program-options'

/** The Quick Inquiry Form of the admissions and the coming-soon page. */
export const quickInquiry: InquiryFormContent = {
  fields: [
    ...personFields,
    {
      control: 'choice',
      name: 'program',
      label: 'Program of Interest',
      placeholder: 'Select a program',
      options: programOptions,
      query: 'program',
      required: true,
    },
    {
      control: 'paragraphs',
      name: 'message',
      label: 'Message',
      hint: 'Earlier studies, dates or anything else you would like to ask about.',
      rows: 4,
    },
  ],
  submit: 'Submit Inquiry',
  sending: 'Submitting...',
  success: {
    title: 'Inquiry Submitted',
    description: "Thank you for your interest! We'll get back to you soon.",
  },
  error: { title: 'Error', description: 'Failed to submit inquiry. Please try again.' },
}

/** The words around the form. */
export const quickInquirySection = {
  eyebrow: 'Ask or apply',
  title: 'Quick Inquiry Form',
  lead: 'Tell us which program you have in mind, and whether you have a question or would like to apply. A person from admissions reads every inquiry and answers by email.',
  notes: [
    'Would you like to know when a program opens? Choose it and say so in the message.',
    'Not sure where to begin? Choose ALC: it is the first step of every pathway.',
    `Applicants join a waitlist for the next ${intakeMonths} start.`,
    'Credit may be given for verifiable credentials; say briefly what you have completed.',
  ],
}
