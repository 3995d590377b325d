// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InquiryForm, type InquiryDefinition } from 'shared-ui/forms'
import * as z from 'zod/mini'
import { fillPerson } from '../testing/fill-form'
import { button, field, summaryLinks } from '../testing/form-parts'
import { formServerForEach } from '../testing/form-server'

const server = formServerForEach()

const visit: InquiryDefinition = {
  kind: 'clinic-visit',
  type: 'clinic_visit',
  schema: z.object({
    fullName: z.string().check(z.minLength(2, 'Your name, please'), z.regex(/\p{L}/u, 'With a letter')),
    email: z.email('Your address, please'),
    postalCode: z.optional(z.string().check(z.regex(/^V\d/, 'Such as V8V 1A1'))),
  }),
  content: {
    fields: [
      { control: 'line', name: 'fullName', label: 'Full Name' },
      { control: 'line', name: 'email', label: 'Email', type: 'email' },
      { control: 'line', name: 'postalCode', label: 'Postal code' },
    ],
    submit: 'Ask for a visit',
    sending: 'Asking...',
    success: { title: 'Asked', description: 'We will write to you.' },
    error: { title: 'Error', description: 'Please call the clinic.' },
  },
}

it('leaves out an empty entry that the schema does not require', async () => {
  render(<InquiryForm definition={visit} />)
  await fillPerson()
  await userEvent.click(button())
  await waitFor(() => expect(server.received).toHaveLength(1))
  expect(server.received[0]?.body).toEqual({
    type: 'clinic_visit',
    fullName: 'Mira Nair',
    email: 'mira@visitor.example',
  })
})

it('says in the words of the schema what else is wrong, and what is required', async () => {
  render(<InquiryForm definition={visit} />)
  await userEvent.click(button())
  await waitFor(() => expect(summaryLinks()).toEqual(['Your name, please', 'Your address, please']))
  await userEvent.type(field('Postal code'), 'B')
  await waitFor(() => expect(summaryLinks()).toContain('Such as V8V 1A1'))
  expect(server.received).toEqual([])
})

it('shows the message of a path whose keys are in objects, as Standard Schema allows', async () => {
  const issues = [{ message: 'Your address, please', path: [{ key: 'email' }] }]
  const schema = { '~standard': { validate: () => ({ issues }) } }
  render(<InquiryForm definition={{ ...visit, schema }} />)
  await userEvent.click(button())
  await waitFor(() => expect(summaryLinks()).toEqual(['Your address, please']))
})
