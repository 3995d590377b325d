// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { InquiryForm } from 'shared-ui/forms'
import { button, summaryLinks } from '../testing/form-parts'
import { contactMessageForm } from './contact-message-form'
import EnrollmentInquiry from './enrollment-inquiry'
import { podcastGuestForm } from './podcast-guest-form'
import QuickInquirySection from './quick-inquiry-section'

// Scripts have run in this history entry before, which the kit reads once: test files of a worker share its modules.
vi.hoisted(() => {
  vi.resetModules()
  history.replaceState({ key: 'this' }, '')
})

const served = (form: ReactNode) => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(form)
  document.body.replaceChildren(root)
  return root
}
beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const forms: [string, ReactNode][] = [
  ['quick inquiry', <QuickInquirySection />],
  ['contact form', <InquiryForm definition={contactMessageForm} />],
  ['podcast form', <InquiryForm definition={podcastGuestForm} />],
]

it.each(forms)('the %s lets the browser check the length of the name and the address', (_, form) => {
  const root = served(form)
  expect(root.querySelector('[name=fullName]')?.getAttribute('minlength')).toBe('2')
  expect(root.querySelector('[name=email]')?.getAttribute('type')).toBe('email')
})

it.each(forms)('the %s lets the browser restore every entry after Back', (_, form) => {
  const controls = [...served(form).querySelectorAll('input, textarea, select')]
  const unrestored = controls.filter((control) => control.getAttribute('autocomplete') === 'off')
  expect(unrestored.map((control) => control.getAttribute('name'))).toEqual(['form-trap'])
})

it('hides the honeypot from screen readers, the Tab key and autofill', () => {
  const honeypot = served(<InquiryForm definition={contactMessageForm} />).querySelector('[name=form-trap]')
  expect(honeypot?.closest('[aria-hidden=true]')).toBeTruthy()
  expect(honeypot?.getAttribute('tabindex')).toBe('-1')
  expect(honeypot?.getAttribute('autocomplete')).toBe('off')
})

it('hydrates without a mismatch, turns the browser’s checks off and prefers what was just typed to saved entries', async () => {
  const root = served(<InquiryForm definition={contactMessageForm} />)
  root.querySelector<HTMLInputElement>('[name=fullName]')!.value = 'Typed early'
  sessionStorage.setItem(
    'inquiry:contact-message',
    JSON.stringify({ fullName: 'Typed last time', phone: '250 555 0100' }),
  )
  const hydrated = await act(async () => hydrateRoot(root, <InquiryForm definition={contactMessageForm} />))
  expect(console.error).not.toHaveBeenCalled()
  expect(root.querySelector('form')).toHaveProperty('noValidate', true)
  expect(root.querySelector('[name=fullName]')).toHaveProperty('value', 'Typed early')
  expect(root.querySelector('[name=phone]')).toHaveProperty('value', '250 555 0100')
  await userEvent.click(button())
  await waitFor(() =>
    expect(summaryLinks()).toEqual([
      'Please enter a valid email address',
      'Message must be at least 10 characters',
    ]),
  )
  act(() => hydrated.unmount())
})

describe('a visitor who comes back from a native post', () => {
  const comeFrom = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  beforeEach(() => history.replaceState({ key: 'entry' }, '', '/contact#contact-message-thanks'))
  afterEach(() => history.replaceState(null, '', '/'))

  it('finds no entries to send again, and the notice until the next submit', async () => {
    for (const kind of ['contact-message', 'contact-message:attempt', 'quick-inquiry'])
      sessionStorage.setItem(`inquiry:${kind}`, JSON.stringify({ fullName: 'Mira' }))
    comeFrom(`${location.origin}/contact`)
    const root = served(<InquiryForm definition={contactMessageForm} />)
    const hydrated = await act(async () => hydrateRoot(root, <InquiryForm definition={contactMessageForm} />))
    expect(console.error).not.toHaveBeenCalled()
    expect(root.querySelector('[name=fullName]')).toHaveProperty('value', '')
    const holdsName = (key: string) => sessionStorage.getItem(key)?.includes('Mira')
    expect(Object.keys(sessionStorage).filter(holdsName)).toEqual(['inquiry:quick-inquiry'])
    expect(root.textContent).toContain('Message Sent')
    await userEvent.click(button())
    await waitFor(() => expect(summaryLinks()).toHaveLength(3))
    expect(root.textContent).not.toContain('Message Sent')
    act(() => hydrated.unmount())
  })

  it('keeps the entries if another site or a mail has led here', async () => {
    sessionStorage.setItem('inquiry:contact-message', JSON.stringify({ fullName: 'Mira' }))
    comeFrom('https://forum.example/')
    const root = served(<InquiryForm definition={contactMessageForm} />)
    const hydrated = await act(async () => hydrateRoot(root, <InquiryForm definition={contactMessageForm} />))
    expect(root.querySelector('[name=fullName]')).toHaveProperty('value', 'Mira')
    act(() => hydrated.unmount())
  })
})

describe('back in the history by a full load', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  /** Hydrates a form at `path`, of whose fields `name` holds `value` and may have the focus. @returns what the field holds then */
  const hydrateAt = async (path: string, form: ReactNode, name: string, value: string, hasFocus = false) => {
    history.replaceState({ key: 'this' }, '', path)
    const root = served(form)
    const find = () => root.querySelector<HTMLInputElement>(`[name=${name}]`)!
    find().value = value
    if (hasFocus) find().focus()
    const hydrated = await act(async () => hydrateRoot(root, form))
    const held = find().value
    act(() => hydrated.unmount())
    return held
  }
  /** Back has loaded the document at `path`. */
  const loadAt = (path: string) => {
    const load = Object.assign(performance.mark(location.origin + path), { type: 'back_forward' })
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load])
  }

  const newer = { fullName: 'Newer', 'form-history-entry': 'another' }
  const sent = { 'form-history-entry': 'another' }
  it.each([
    ['what was saved in another history entry', newer, false, 'Newer'],
    ['nothing, if the form was sent in another history entry', sent, false, ''],
    ['what is typed, if the focus is in the field', sent, true, 'Typed'],
    ['what is typed, if only this history entry has saved', { 'form-history-entry': 'this' }, false, 'Typed'],
    ['what is typed, if nothing was saved', {}, false, 'Typed'],
  ])('the form holds %s', async (_, saved, hasFocus, expected) => {
    loadAt('/contact')
    sessionStorage.setItem('inquiry:contact-message', JSON.stringify(saved))
    const form = <InquiryForm definition={contactMessageForm} />
    expect(await hydrateAt('/contact', form, 'fullName', 'Typed', hasFocus)).toBe(expected)
  })

  const admissions = '/admissions?program=PKT'
  it.each([
    ['stays against that of the page', '/coming-soon', '/coming-soon', <EnrollmentInquiry />, 'AHC'],
    ['stays against that of the link', admissions, admissions, <QuickInquirySection program="PKT" />, 'AHC'],
    ['is that of a link followed since', '/about', admissions, <QuickInquirySection program="PKT" />, 'PKT'],
  ])('the program that was saved last %s', async (_, loaded, path, form, expected) => {
    loadAt(loaded)
    const saved = { program: 'AHC', 'form-address': '/programs', ...sent }
    sessionStorage.setItem('inquiry:quick-inquiry', JSON.stringify(saved))
    expect(await hydrateAt(path, form, 'program', expected)).toBe(expected)
  })
})

it('saves what was typed before hydration, and nothing that was not', async () => {
  const saved = () => JSON.parse(sessionStorage.getItem('inquiry:quick-inquiry') ?? 'null') as unknown
  const hydrate = async (name: string) => {
    const root = served(<EnrollmentInquiry />)
    root.querySelector<HTMLInputElement>('[name=fullName]')!.value = name
    const hydrated = await act(async () => hydrateRoot(root, <EnrollmentInquiry />))
    act(() => hydrated.unmount())
  }
  await hydrate('')
  expect(saved()).toBeNull()
  await hydrate('Typed early')
  expect(saved()).toMatchObject({ fullName: 'Typed early', program: 'ALC' })
})
