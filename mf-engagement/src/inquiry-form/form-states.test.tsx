// @vitest-environment happy-dom
import { fireEvent, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useToasts } from 'shared-ui'
import { InquiryForm } from 'shared-ui/forms'
import { silenceFailedRequests } from '../testing/silence-failed-requests'
import { choose, fillContactMessage, fillEverything, fillPerson } from '../testing/fill-form'
import { button, field, status, summaryLinks } from '../testing/form-parts'
import { formServerForEach } from '../testing/form-server'
import { contactMessageForm } from './contact-message-form'
import { podcastGuestForm } from './podcast-guest-form'
import QuickInquirySection from './quick-inquiry-section'

const server = formServerForEach()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

it.each([
  ['quick inquiry', <QuickInquirySection />, 'Submit Inquiry', 'Submitting...'],
  ['contact form', <InquiryForm definition={contactMessageForm} />, 'Send Message', 'Sending...'],
  ['podcast guest', <InquiryForm definition={podcastGuestForm} />, 'Submit Application', 'Submitting...'],
])(
  '%s: idle, sending, idle; sent once, and the focus stays on the button',
  async (_, form, idle, sending) => {
    const release = server.holdBack()
    render(form)
    await fillEverything()
    expect(button().textContent).toBe(idle)
    await userEvent.click(button())
    await waitFor(() => expect(button().textContent).toBe(sending))
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(button()).toHaveProperty('disabled', false)
    await userEvent.click(button())
    release()
    await waitFor(() => expect(button().textContent).toBe(idle))
    expect(document.activeElement).toBe(button())
    expect(server.received).toHaveLength(1)
  },
)

it('a form that is submitted again while its entries are checked is sent once', async () => {
  render(<InquiryForm definition={contactMessageForm} />)
  await fillContactMessage()
  fireEvent.submit(button())
  fireEvent.submit(button())
  await waitFor(() => expect(status()).toContain('Message Sent'))
  expect(server.received).toHaveLength(1)
})

it('a success is announced, shown as a notification, and clears the entries', async () => {
  render(<InquiryForm definition={contactMessageForm} />)
  await fillContactMessage()
  await userEvent.click(button())
  const words = "Thank you for contacting us! We'll respond within 24 hours."
  await waitFor(() => expect(status()).toBe(`Message Sent${words}`))
  expect(useToasts.getState().toasts).toMatchObject([
    { title: 'Message Sent', description: words, tone: 'success' },
  ])
  expect(field('Full Name')).toHaveProperty('value', '')
  expect(field('Message')).toHaveProperty('value', '')
  expect(Object.values(sessionStorage).join()).not.toContain('Mira')
})

it('a success is no longer shown when the next entries are refused', async () => {
  render(<InquiryForm definition={contactMessageForm} />)
  await fillContactMessage()
  await userEvent.click(button())
  await waitFor(() => expect(status()).toContain('Message Sent'))
  await userEvent.click(button())
  await waitFor(() => expect(summaryLinks()).toHaveLength(3))
  expect(document.body.textContent).not.toContain('Message Sent')
})

it.each([
  ['quick inquiry', <QuickInquirySection />, 'Failed to submit inquiry. Please try again.'],
  [
    'contact form',
    <InquiryForm definition={contactMessageForm} />,
    'Failed to send message. Please try again.',
  ],
  [
    'podcast guest',
    <InquiryForm definition={podcastGuestForm} />,
    'Failed to submit application. Please try again.',
  ],
])(
  '%s: a failure is announced until the next send, shown as a notification, logged, and keeps the entries',
  async (_, form, words) => {
    silenceFailedRequests()
    server.answer.status = 500
    render(form)
    await fillEverything()
    await userEvent.click(button())
    await waitFor(() => expect(status()).toBe(`Error${words}`))
    expect(useToasts.getState().toasts).toMatchObject([{ title: 'Error', description: words, tone: 'error' }])
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: '500: {}' }))
    expect(field('Full Name')).toHaveProperty('value', 'Mira Nair')
    expect(field('Message')).toHaveProperty('value', 'Ten characters')
    const release = server.holdBack()
    await userEvent.click(button())
    await waitFor(() => expect(status()).toBe(''))
    release()
    await waitFor(() => expect(status()).toContain(words))
  },
)

it('no answer within 20 seconds is a failure like any other', async () => {
  silenceFailedRequests()
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  onTestFinished(server.holdBack())
  render(<InquiryForm definition={contactMessageForm} />)
  await fillContactMessage()
  await userEvent.click(button())
  await waitFor(() => expect(server.received).toHaveLength(1))
  limit.abort()
  await waitFor(() => expect(status()).toContain('Failed to send message. Please try again.'))
  expect(timeout).toHaveBeenCalledWith(20_000)
  expect(button().textContent).toBe('Send Message')
})

it('the select is empty again after a success, and a second inquiry can be sent', async () => {
  render(<QuickInquirySection />)
  for (const sent of [1, 2]) {
    await fillPerson()
    await choose('Program', 'PKT - Panchakarma Technician')
    await userEvent.click(button())
    await waitFor(() => expect(server.received).toHaveLength(sent))
    await waitFor(() => expect(field('Program').textContent).toBe('Select a program'))
  }
  expect(server.received[1]?.body).toEqual(server.received[0]?.body)
  const [first, second] = server.received.map(({ headers }) => headers['idempotency-key'])
  expect(first).not.toBe(second)
})
