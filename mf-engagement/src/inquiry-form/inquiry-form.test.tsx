// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InquiryForm } from 'shared-ui/forms'
import { choose, fillContactMessage, fillPerson, listboxesShown } from '../testing/fill-form'
import { button, field, status, summaryLinks } from '../testing/form-parts'
import { formServerForEach } from '../testing/form-server'
import { contactMessageForm } from './contact-message-form'
import { podcastGuestForm } from './podcast-guest-form'
import QuickInquirySection from './quick-inquiry-section'

const server = formServerForEach()

const person = { fullName: 'Mira Nair', email: 'mira@visitor.example', phone: '' }

describe('the messages of the specification', () => {
  it.each([
    ['quick inquiry', <QuickInquirySection />, ['Please select a program']],
    [
      'contact form',
      <InquiryForm definition={contactMessageForm} />,
      ['Message must be at least 10 characters'],
    ],
    [
      'podcast guest',
      <InquiryForm definition={podcastGuestForm} />,
      [
        'Please describe your area of expertise',
        'Please describe your preferred topic',
        'Please select a format preference',
      ],
    ],
  ])('%s: an empty form shows all messages and is not sent', async (_, form, own) => {
    render(form)
    await userEvent.click(button())
    const expected = ['Name must be at least 2 characters', 'Please enter a valid email address', ...own]
    await waitFor(() => expect(summaryLinks()).toEqual(expected))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Please check these entries' }))
    const fieldMessages = [...document.querySelectorAll('[aria-invalid]')].map(
      (control) => document.getElementById(`${control.id}-error`)?.textContent,
    )
    expect(fieldMessages).toEqual(expected)
    expect(server.received).toEqual([])
  })

  it('disappear as soon as the entry is valid', async () => {
    render(<InquiryForm definition={contactMessageForm} />)
    await fillPerson()
    await userEvent.type(field('Message'), 'Nine char')
    await userEvent.click(button())
    await waitFor(() => expect(summaryLinks()).toEqual(['Message must be at least 10 characters']))
    await userEvent.type(field('Message'), '.')
    await waitFor(() => expect(screen.queryByRole('group', { name: /check/ })).toBeNull())
    expect(document.activeElement).toBe(field('Message'))
  })
})

describe('what is sent', () => {
  it.each([
    {
      form: <QuickInquirySection />,
      texts: {},
      choices: { Program: 'AHC - Ayurvedic Health Counselor' },
      thanks: 'Inquiry Submitted',
      own: { program: 'AHC', message: '', type: 'quick_inquiry' },
    },
    {
      form: <InquiryForm definition={contactMessageForm} />,
      texts: { Phone: '250 555 0100', Subject: 'A visit', Message: 'May I visit in spring?' },
      choices: {},
      thanks: 'Message Sent',
      own: {
        phone: '250 555 0100',
        program: 'A visit',
        message: 'May I visit in spring?',
        type: 'contact_form',
      },
    },
    {
      form: <InquiryForm definition={podcastGuestForm} />,
      texts: { 'Area of Expertise': 'Herbs of the coast', 'Preferred Topic': 'Herbs in two traditions' },
      choices: { Format: '2-hour conversation' },
      thanks: 'Application Submitted',
      own: {
        expertise: 'Herbs of the coast',
        topic: 'Herbs in two traditions',
        format: '2-hour',
        message: '',
        type: 'podcast_guest',
      },
    },
  ])('$own.type', async ({ form, texts, choices, thanks, own }) => {
    render(form)
    await fillPerson()
    for (const [label, text] of Object.entries(texts)) await userEvent.type(field(label), text)
    for (const [label, option] of Object.entries(choices)) await choose(label, option)
    await userEvent.click(button())
    await waitFor(() => expect(status()).toContain(thanks))
    expect(server.received).toMatchObject([
      { line: 'POST /api/inquiries', headers: { 'content-type': 'application/json' } },
    ])
    expect(server.received[0]?.body).toEqual({ ...person, ...own })
  })

  it('sends page, consent version and fill time in headers, not in the documented body', async () => {
    render(<InquiryForm definition={contactMessageForm} />)
    await fillContactMessage()
    await userEvent.click(button())
    await waitFor(() => expect(server.received).toHaveLength(1))
    const { headers } = server.received[0]!
    expect(headers['x-form-page']).toBe('/admissions')
    expect(headers['x-form-wording']).toMatch(/^[\w.-]{1,40}$/)
    expect(headers['x-form-fill-time']).toMatch(/^\d+$/)
    expect(headers).not.toHaveProperty('x-form-trap')
  })

  it('reports a filled honeypot', async () => {
    render(<InquiryForm definition={contactMessageForm} />)
    await fillContactMessage()
    document.querySelector<HTMLInputElement>('[name=form-trap]')!.value = 'https://spam.example'
    await userEvent.click(button())
    await waitFor(() => expect(server.received[0]?.headers['x-form-trap']).toBe('filled'))
  })
})

it('the quick inquiry offers the ten programs, its message has 4 rows, the contact form’s has 5', async () => {
  render(<QuickInquirySection />)
  await listboxesShown()
  await userEvent.click(field('Program'))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'ALC - Ayurvedic Lifestyle Consultant',
    'AHC - Ayurvedic Health Counselor',
    'AP - Ayurvedic Practitioner',
    'AAP - Advanced Ayurvedic Practitioner',
    'AH - Ayurvedic Herbalist',
    'AN - Ayurvedic Nutritionist',
    'AST - Ayurvedic Spa Therapist',
    'ABT - Ayurvedic Beauty Therapist',
    'AMT - Ayurvedic Marma Therapist',
    'PKT - Panchakarma Technician',
  ])
  expect(field('Message').getAttribute('rows')).toBe('4')
  cleanup()
  render(<InquiryForm definition={contactMessageForm} />)
  expect(field('Message').getAttribute('rows')).toBe('5')
})
