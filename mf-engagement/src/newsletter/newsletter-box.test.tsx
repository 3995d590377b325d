// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { newsletter } from '../../content/newsletter'
import { silenceFailedRequests } from '../testing/silence-failed-requests'
import { formServerForEach } from '../testing/form-server'
import NewsletterBox from './newsletter-box'

const server = formServerForEach()
let alerts: string[]

beforeEach(() => {
  alerts = []
  vi.stubGlobal('alert', (words: string) => alerts.push(words))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const email = () => screen.getByLabelText('Email address')
const status = () => screen.getByRole('status').textContent
const subscribe = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))

it('an empty submit does nothing', async () => {
  render(<NewsletterBox />)
  await subscribe()
  await userEvent.type(email(), '   {Enter}')
  expect(server.received).toEqual([])
  expect(alerts).toEqual([])
  expect(status()).toBe('')
})

it('sends only the address, with the consent version in a header', async () => {
  render(<NewsletterBox />)
  await userEvent.type(email(), 'mira@visitor.example')
  await subscribe()
  await waitFor(() => expect(server.received).toHaveLength(1))
  expect(server.received[0]).toMatchObject({
    line: 'POST /api/newsletter',
    body: { email: 'mira@visitor.example' },
    headers: { 'x-form-page': '/admissions', 'x-form-wording': 'newsletter-2026-1' },
  })
})

it('an address typed during a send stays, and a second press sends nothing', async () => {
  const release = server.holdBack()
  render(<NewsletterBox />)
  await userEvent.type(email(), 'mira@visitor.example')
  await subscribe()
  await subscribe()
  await waitFor(() => expect(server.received).toHaveLength(1))
  await userEvent.clear(email())
  await userEvent.type(email(), 'theo@visitor.example')
  release()
  await waitFor(() => expect(status()).toBe('Thanks!'))
  expect(email()).toHaveProperty('value', 'theo@visitor.example')
  expect(server.received).toHaveLength(1)
})

it('says "Thanks!" for 3000 ms after a success and clears the field', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  render(<NewsletterBox />)
  await userEvent.type(email(), 'mira@visitor.example')
  await subscribe()
  await vi.waitFor(() => expect(status()).toBe('Thanks!'))
  expect(email()).toHaveProperty('value', '')
  await act(() => vi.advanceTimersByTimeAsync(2500))
  expect(status()).toBe('Thanks!')
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(status()).toBe('')
})

it.each([
  ['refuses', () => (server.answer.status = 500), '500: {}'],
  ['cannot be reached', () => server.stop(), undefined],
])('alerts and logs the error when the service %s, and keeps the address', async (_, fail, message) => {
  silenceFailedRequests()
  fail()
  render(<NewsletterBox />)
  await userEvent.type(email(), 'mira@visitor.example')
  await subscribe()
  await waitFor(() => expect(alerts).toEqual(['Failed to subscribe. Please try again.']))
  expect(console.error).toHaveBeenCalledWith(expect.any(Error))
  if (message) expect(vi.mocked(console.error).mock.lastCall?.[0]).toHaveProperty('message', message)
  expect(status()).toBe('')
  expect(email()).toHaveProperty('value', 'mira@visitor.example')
})

it('sends again after a failure', async () => {
  silenceFailedRequests()
  server.answer.status = 500
  render(<NewsletterBox />)
  await userEvent.type(email(), 'mira@visitor.example')
  await subscribe()
  await waitFor(() => expect(alerts).toHaveLength(1))
  server.answer.status = 201
  await subscribe()
  await waitFor(() => expect(status()).toBe('Thanks!'))
})

it('works as a native form in the served page, and hydrates without a mismatch', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<NewsletterBox />)
  document.body.replaceChildren(root)
  const form = root.querySelector('form')!
  expect(form.getAttribute('method')).toBe('post')
  expect(form.getAttribute('action')).toBe('/forms/newsletter')
  expect(email().getAttribute('type')).toBe('email')
  expect(email().hasAttribute('required')).toBe(true)
  const described = (email().getAttribute('aria-describedby') ?? '').split(' ')
  const [confirmation, consent] = described.map((id) => document.getElementById(id)?.textContent)
  expect(confirmation).toBe(newsletter.confirmation)
  expect(consent).toContain(newsletter.consent)
  expect(root.querySelector('#newsletter-thanks')?.textContent).toBe('Thanks!')
  expect(root.innerHTML).not.toMatch(/ style=/)
  const hydrated = await act(async () => hydrateRoot(root, <NewsletterBox />))
  expect(console.error).not.toHaveBeenCalled()
  expect(email().hasAttribute('required')).toBe(false)
  act(() => hydrated.unmount())
})
