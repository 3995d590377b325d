import type { InquiryField } from 'shared-ui/forms'

/** What every inquiry form asks first. */
export const personFields: InquiryField[] = [
  {
    control: 'line',
    name: 'fullName',
    label: 'Full Name',
    autoComplete: 'name',
    required: true,
    minLength: 2,
  },
  {
    control: 'line',
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    required: true,
    half: true,
  },
  { control: 'line', name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', half: true },
]
