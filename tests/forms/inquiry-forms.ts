import type { Locator, Page } from '@playwright/test'
import { expect, hydrated } from '../e2e/test'

/** What the specification says of one inquiry form, in its words. */
interface InquiryForm {
  name: string
  path: string
  /** Where it posts by itself, and the id of the notice to come back to. */
  kind: string
  submit: string
  /** Text by label. */
  texts: Record<string, string>
  /** Option by label. */
  choices: Record<string, string>
  /** Message by label, in the order of the fields. */
  messages: Record<string, string>
  /** The documented call for `texts` and `choices`. */
  payload: Record<string, string>
  success: { title: string; description: string }
  failure: string
}

const person = { 'Full Name': 'Mira Nair', Email: 'mira@visitor.example', Phone: '250 555 0100' }
const personPayload = { fullName: 'Mira Nair', email: 'mira@visitor.example', phone: '250 555 0100' }
const personMessages = {
  'Full Name': 'Name must be at least 2 characters',
  Email: 'Please enter a valid email address',
}

export const quickInquiry: InquiryForm = {
  name: 'quick inquiry',
  path: '/admissions',
  kind: 'quick-inquiry',
  submit: 'Submit Inquiry',
  texts: { ...person, Message: 'When does the next intake start?' },
  choices: { 'Program of Interest': 'AHC - Ayurvedic Health Counselor' },
  messages: { ...personMessages, 'Program of Interest': 'Please select a program' },
  payload: {
    ...personPayload,
    program: 'AHC',
    message: 'When does the next intake start?',
    type: 'quick_inquiry',
  },
  success: {
    title: 'Inquiry Submitted',
    description: "Thank you for your interest! We'll get back to you soon.",
  },
  failure: 'Failed to submit inquiry. Please try again.',
}

export const contactMessage: InquiryForm = {
  name: 'contact form',
  path: '/contact',
  kind: 'contact-message',
  submit: 'Send Message',
  texts: { ...person, Subject: 'A visit', Message: 'May I visit\nin spring?' },
  choices: {},
  messages: { ...personMessages, Message: 'Message must be at least 10 characters' },
  payload: { ...personPayload, program: 'A visit', message: 'May I visit\nin spring?', type: 'contact_form' },
  success: {
    title: 'Message Sent',
    description: "Thank you for contacting us! We'll respond within 24 hours.",
  },
  failure: 'Failed to send message. Please try again.',
}

/**
 * The form with every kind of control: it represents the others in tests of what all share. The words of each are tested in
 * mf-engagement, and in what is posted without scripts.
 */
export const podcastGuest: InquiryForm = {
  name: 'podcast guest application',
  path: '/podcast',
  kind: 'podcast-guest',
  submit: 'Submit Application',
  texts: {
    ...person,
    'Area of Expertise': 'Herbs of the coast, for twenty years',
    'Preferred Topic': 'Herbs in two traditions',
    Message: 'Any weekday suits me.',
  },
  choices: { 'Format Preference': '2-hour conversation' },
  messages: {
    ...personMessages,
    'Area of Expertise': 'Please describe your area of expertise',
    'Preferred Topic': 'Please describe your preferred topic',
    'Format Preference': 'Please select a format preference',
  },
  payload: {
    ...personPayload,
    expertise: 'Herbs of the coast, for twenty years',
    topic: 'Herbs in two traditions',
    format: '2-hour',
    message: 'Any weekday suits me.',
    type: 'podcast_guest',
  },
  success: {
    title: 'Application Submitted',
    description: "Thank you for your interest! We'll review your application and get back to you soon.",
  },
  failure: 'Failed to submit application. Please try again.',
}

export const inquiryForms = [quickInquiry, contactMessage, podcastGuest]

/** The one form of a page's main region. */
export const formOf = (page: Page) => page.locator('main form')

/** Resolves when the form speaks for itself: hydration turns the browser's own checks off and replaces its selects. */
export async function formHydrated(page: Page): Promise<void> {
  await hydrated(page)
  await expect(formOf(page)).toHaveJSProperty('noValidate', true)
  await expect(page.locator('main select')).toHaveCount(0)
}

/** The control with this label. */
export const field = (form: Locator, label: string) =>
  form.getByRole('textbox', { name: label }).or(form.getByRole('combobox', { name: label }))

/** Types over what the field holds. */
async function typeOver(control: Locator, text: string): Promise<void> {
  if (await control.inputValue()) await control.press('ControlOrMeta+a')
  await control.pressSequentially(text)
}

const isFirefox = (form: Locator) => form.page().context().browser()?.browserType().name() === 'firefox'

/** Replaces what the fields hold. Playwright's `fill` does not do in Firefox what a keyboard does. */
export async function fillTexts(form: Locator, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const control = field(form, label)
    await (isFirefox(form) ? typeOver(control, text) : control.fill(text))
  }
}

/** Fills in a hydrated form. */
export async function fill(form: Locator, { texts, choices }: InquiryForm): Promise<void> {
  await fillTexts(form, texts)
  for (const [label, option] of Object.entries(choices)) {
    await field(form, label).click()
    await form.getByRole('option', { name: option, exact: true }).click()
  }
}

export async function expectTexts(form: Locator, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await expect(field(form, label)).toHaveValue(text)
}

export async function expectEntries(form: Locator, { texts, choices }: InquiryForm): Promise<void> {
  await expectTexts(form, texts)
  for (const [label, option] of Object.entries(choices)) await expect(field(form, label)).toHaveText(option)
}

export async function expectCleared(form: Locator, { texts, choices }: InquiryForm): Promise<void> {
  for (const label of Object.keys(texts)) await expect(field(form, label)).toHaveValue('')
  for (const label of Object.keys(choices)) await expect(field(form, label)).toHaveText(/^Select a /)
}

/** The region of notifications, which the shell keeps. */
export const notifications = (page: Page) => page.getByRole('region', { name: /Notifications/ })
