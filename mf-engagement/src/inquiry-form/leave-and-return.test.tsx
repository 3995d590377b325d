// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useToasts } from 'shared-ui'
import { InquiryForm } from 'shared-ui/forms'
import { silenceFailedRequests } from '../testing/silence-failed-requests'
import { fillContactMessage } from '../testing/fill-form'
import { button, field, status } from '../testing/form-parts'
import { formServerForEach } from '../testing/form-server'
import { contactMessageForm } from './contact-message-form'

const server = formServerForEach()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

describe('a repeated send', () => {
  const keys = () => server.received.map(({ headers }) => headers['idempotency-key'])
  const failOnce = async () => {
    silenceFailedRequests()
    server.answer.status = 500
    render(<InquiryForm definition={contactMessageForm} />)
    await fillContactMessage()
    await userEvent.click(button())
    await waitFor(() => expect(status()).toContain('Error'))
  }

  it('of the same entries carries the same key, also after a reload', async () => {
    await failOnce()
    cleanup()
    render(<InquiryForm definition={contactMessageForm} />)
    await waitFor(() => expect(field('Message')).toHaveProperty('value', 'May I visit in spring?'))
    await userEvent.click(button())
    await waitFor(() => expect(keys()).toHaveLength(2))
    expect(keys()[0]).toMatch(/^\d+(-\d+){3}$/)
    expect(keys()[1]).toBe(keys()[0])
  })

  const fullStorage = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
    removeItem: () => {},
  }

  it.each([
    ['refuses storage', undefined],
    ['has no room', fullStorage],
  ])('of the same entries carries the same key where the browser %s', async (_, storage) => {
    vi.stubGlobal('sessionStorage', storage)
    await failOnce()
    // The kit keeps what was not stored until it is sent: the next test begins without it.
    server.answer.status = 201
    await userEvent.click(button())
    await waitFor(() => expect(status()).toContain('Message Sent'))
    expect(keys()).toHaveLength(2)
    expect(keys()[1]).toBe(keys()[0])
  })

  it('of changed entries carries a new key', async () => {
    await failOnce()
    await userEvent.type(field('Message'), ' Or in May?')
    await userEvent.click(button())
    await waitFor(() => expect(keys()).toHaveLength(2))
    expect(keys()[1]).not.toBe(keys()[0])
  })
})

describe('a visitor who leaves during a send and comes back', () => {
  const leaveAndReturn = async () => {
    const release = server.holdBack()
    render(<InquiryForm definition={contactMessageForm} />)
    await fillContactMessage()
    await userEvent.click(button())
    await waitFor(() => expect(server.received).toHaveLength(1))
    cleanup()
    render(<InquiryForm definition={contactMessageForm} />)
    await waitFor(() => expect(button().textContent).toBe('Sending...'))
    expect(field('Message')).toHaveProperty('value', 'May I visit in spring?')
    await userEvent.click(button())
    return release
  }

  it('sees it sending, then sent, and cannot send it twice', async () => {
    const release = await leaveAndReturn()
    release()
    await waitFor(() => expect(status()).toContain('Message Sent'))
    expect(field('Message')).toHaveProperty('value', '')
    expect(useToasts.getState().toasts).toHaveLength(1)
    expect(server.received).toHaveLength(1)
    expect(Object.values(sessionStorage).join()).not.toContain('Mira')
  })

  it('keeps entries added during the send, even after a reload', async () => {
    const release = await leaveAndReturn()
    await userEvent.type(field('Message'), ' Or in May?')
    release()
    await waitFor(() => expect(status()).toContain('Message Sent'))
    cleanup()
    render(<InquiryForm definition={contactMessageForm} />)
    await waitFor(() => expect(field('Message')).toHaveProperty('value', 'May I visit in spring? Or in May?'))
  })

  it('sees it sending, then failed, with all entries', async () => {
    silenceFailedRequests()
    server.answer.status = 500
    const release = await leaveAndReturn()
    release()
    await waitFor(() => expect(status()).toContain('Error'))
    expect(field('Message')).toHaveProperty('value', 'May I visit in spring?')
    expect(button().textContent).toBe('Send Message')
    expect(server.received).toHaveLength(1)
  })
})

it('a form that is left for another page holds nothing that the browser could fill in there', async () => {
  render(<InquiryForm definition={contactMessageForm} />)
  const message = field('Message')
  await userEvent.type(message, 'First words')
  cleanup()
  expect(message).toHaveProperty('value', '')
  render(<InquiryForm definition={contactMessageForm} />)
  await waitFor(() => expect(field('Message')).toHaveProperty('value', 'First words'))
})

describe('a form from the back/forward cache', () => {
  const key = 'inquiry:contact-message'
  const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

  it('shows what another document of the tab has saved since', async () => {
    render(<InquiryForm definition={contactMessageForm} />)
    await userEvent.type(field('Message'), 'First words')
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as object
    sessionStorage.setItem(key, JSON.stringify({ ...stored, message: 'First words and more' }))
    comeBack()
    await waitFor(() => expect(field('Message')).toHaveProperty('value', 'First words and more'))
  })

  it('is empty if another document of the tab has sent it since', async () => {
    render(<InquiryForm definition={contactMessageForm} />)
    await userEvent.type(field('Message'), 'First words')
    sessionStorage.setItem(key, JSON.stringify({ 'form-history-entry': 'another' }))
    comeBack()
    await waitFor(() => expect(field('Message')).toHaveProperty('value', ''))
  })
})
