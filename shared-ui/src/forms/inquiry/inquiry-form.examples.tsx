import { InquiryForm } from './inquiry-form'

const visit = {
  kind: 'clinic-visit',
  type: 'clinic_visit',
  schema: { '~standard': { validate: () => ({}) } },
  content: {
    fields: [
      {
        control: 'line' as const,
        name: 'fullName',
        label: 'Full Name',
        required: true as const,
        half: true as const,
      },
      {
        control: 'choice' as const,
        name: 'day',
        label: 'Day of the visit',
        placeholder: 'Select a day',
        options: [{ value: 'monday', label: 'Monday' }],
        half: true as const,
      },
    ],
    submit: 'Ask for a visit',
    sending: 'Asking...',
    success: { title: 'Asked', description: 'We will write to you.' },
    error: { title: 'Error', description: 'Your request was not sent. Please call us.' },
  },
}

export const ClinicVisit = () => <InquiryForm definition={visit} />
