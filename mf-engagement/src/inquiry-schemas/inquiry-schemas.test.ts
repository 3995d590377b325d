import * as z from 'zod/mini'
import { contactMessageSchema } from './contact-message.schema'
import { newsletterSchema } from './newsletter.schema'
import { podcastGuestSchema } from './podcast-guest.schema'
import { quickInquirySchema } from './quick-inquiry.schema'

const person = { fullName: 'Li', email: 'a@b.ca' }
const quickInquiry = { ...person, program: 'ALC' }
const contactMessage = { ...person, message: 'Ten chars.' }
const podcastGuest = { ...person, expertise: 'Herbology.', topic: 'Six tastes', format: '1-hour' }

/** The first message of each field, as a form shows them. */
function messagesOf(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const issues = z.safeParse(schema, value).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]))
}

describe('the messages of the specification', () => {
  it.each([
    ['quick inquiry', quickInquirySchema, quickInquiry],
    ['contact message', contactMessageSchema, contactMessage],
    ['podcast guest', podcastGuestSchema, podcastGuest],
  ])('%s: name and email; none for the shortest entries', (_, schema, valid) => {
    expect(messagesOf(schema, valid)).toEqual({})
    expect(messagesOf(schema, { ...valid, fullName: 'M', email: 'mira@' })).toEqual({
      fullName: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
    })
  })

  it('contact message: nine characters are too few', () => {
    expect(messagesOf(contactMessageSchema, { ...contactMessage, message: 'Nine char' })).toEqual({
      message: 'Message must be at least 10 characters',
    })
  })

  it('podcast guest: nine characters are too few', () => {
    const nine = { expertise: 'Nine char', topic: 'Nine char' }
    expect(messagesOf(podcastGuestSchema, { ...podcastGuest, ...nine })).toEqual({
      expertise: 'Please describe your area of expertise',
      topic: 'Please describe your preferred topic',
    })
  })

  it('a missing field gets the same message as an empty one', () => {
    expect(messagesOf(podcastGuestSchema, {})).toEqual({
      fullName: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      expertise: 'Please describe your area of expertise',
      topic: 'Please describe your preferred topic',
      format: 'Please select a format preference',
    })
  })
})

describe('cleaned entries', () => {
  it('outer spaces are removed, and spaces alone are not a name', () => {
    expect(z.parse(quickInquirySchema, { ...quickInquiry, fullName: '  Mira Nair ' }).fullName).toBe(
      'Mira Nair',
    )
    expect(messagesOf(quickInquirySchema, { ...quickInquiry, fullName: '     ' })).toHaveProperty('fullName')
  })

  it('a name cannot contain a line break, which could start a mail header', () => {
    const parsed = z.parse(quickInquirySchema, { ...quickInquiry, fullName: 'Mira\r\nBcc: all@list.example' })
    expect(parsed.fullName).toBe('Mira Bcc: all@list.example')
  })

  it('a message keeps its lines and loses other control characters', () => {
    const parsed = z.parse(contactMessageSchema, {
      ...contactMessage,
      message: 'One\r\nTwo\u0000\u001B[31m three\n',
    })
    expect(parsed.message).toBe('One\nTwo[31m three')
  })

  it('names in any script pass, half a surrogate pair does not reach the database', () => {
    expect(z.parse(quickInquirySchema, { ...quickInquiry, fullName: 'मीरा \uD800' }).fullName).toBe(
      'मीरा \uFFFD',
    )
  })

  it.each([
    ['turned around', 'Mira \u202Eriadn\u202C \u2066Nair\u2069', 'Mira riadn Nair'],
    ['marked for direction', '\u200FMira\u061C\u200E', 'Mira'],
    ['broken by soft hyphens and zero-width spaces', 'Mi\u00ADra\u200B Na\u2060ir\uFEFF', 'Mira Nair'],
    ['tagged', 'Mira\u{E0041}\u{E007F}', 'Mira'],
    ['padded with blanks that are no spaces', 'Mira\u3164\uFFA0\u115F\u1160\u2800', 'Mira'],
  ])('a name that is %s arrives as it reads', (_, fullName, kept) => {
    const entries = { ...quickInquiry, fullName, message: `${fullName}\n${fullName}` }
    expect(z.parse(quickInquirySchema, entries)).toMatchObject({
      fullName: kept,
      message: `${kept}\n${kept}`,
    })
  })

  it.each([
    ['joiners of Indic and Persian names', 'ശ്രീജിത്ത്\u200D ക്\u200Cഷ علی\u200Cرضا ന്\u200D'],
    ['emoji of several parts', 'Asha 👩🏽\u200D⚕️ ❤️'],
    ['the form of a character that a Japanese name is written with', '葛\u{E0100}城'],
  ])('%s stay', (_, fullName) => {
    expect(z.parse(quickInquirySchema, { ...quickInquiry, fullName }).fullName).toBe(fullName)
  })

  it.each([
    ['zero-width spaces', '\u200B'],
    ['direction marks', '\u202E'],
    ['Hangul fillers', '\u3164'],
    ['Braille blanks', '\u2800'],
    ['tags', '\u{E0041}'],
    ['joiners', '\u200D'],
    ['joiners and spaces', '\u200C '],
    ['variation selectors', '\uFE0F'],
  ])('%s alone are no entry', (_, invisible) => {
    const text = invisible.repeat(12)
    const entries = { ...contactMessage, fullName: text, phone: text, message: text }
    expect(messagesOf(contactMessageSchema, entries)).toEqual({
      fullName: 'Name must be at least 2 characters',
      message: 'Message must be at least 10 characters',
    })
    const left = z.parse(quickInquirySchema, { ...quickInquiry, phone: text, message: text })
    expect(left).toMatchObject({ phone: '', message: '' })
  })

  it('phone, message and subject may be missing or empty', () => {
    expect(messagesOf(contactMessageSchema, { ...contactMessage, phone: '', program: '' })).toEqual({})
    expect(messagesOf(quickInquirySchema, { ...quickInquiry, phone: undefined, message: '' })).toEqual({})
    const empty = { phone: '', program: '', message: '' }
    expect(messagesOf(podcastGuestSchema, { ...podcastGuest, ...empty })).toEqual({})
  })

  it('fields that no form has are dropped', () => {
    expect(z.parse(newsletterSchema, { email: 'mira@visitor.example', admin: true })).toEqual({
      email: 'mira@visitor.example',
    })
  })
})

describe('maximum lengths', () => {
  it.each([
    ['fullName', 101, quickInquirySchema, quickInquiry, 'Name must be at most 100 characters'],
    ['phone', 41, quickInquirySchema, quickInquiry, 'Phone number must be at most 40 characters'],
    ['program', 121, quickInquirySchema, quickInquiry, 'Please select a program'],
    ['message', 5001, quickInquirySchema, quickInquiry, 'Message must be at most 5000 characters'],
    ['program', 201, contactMessageSchema, contactMessage, 'Subject must be at most 200 characters'],
    ['message', 5001, contactMessageSchema, contactMessage, 'Message must be at most 5000 characters'],
    [
      'expertise',
      2001,
      podcastGuestSchema,
      podcastGuest,
      'Area of expertise must be at most 2000 characters',
    ],
    ['topic', 2001, podcastGuestSchema, podcastGuest, 'Preferred topic must be at most 2000 characters'],
  ])('%s: %i characters are too many', (field, length, schema, valid, message) => {
    expect(messagesOf(schema, { ...valid, [field]: 'x'.repeat(length) })).toEqual({ [field]: message })
    expect(messagesOf(schema, { ...valid, [field]: 'x'.repeat(length - 1) })).toEqual({})
  })

  it('the longest address has 254 characters', () => {
    const longest = '@mail.example'.padStart(254, 'x')
    expect(messagesOf(newsletterSchema, { email: longest })).toEqual({})
    expect(messagesOf(newsletterSchema, { email: `x${longest}` })).toEqual({
      email: 'Please enter a valid email address',
    })
  })

  it.each([
    'mira&theo@mail.example',
    "o'neil+news@mail.example",
    '{a/b}=c!@mail.example',
    'mira@xn--11b4c3d.xn--h2brj9c',
  ])('takes %j as an address', (email) => {
    expect(messagesOf(newsletterSchema, { email })).toEqual({})
  })

  it.each([
    'a@b',
    'mira..nair@mail.example',
    'mira.@mail.example',
    'two@mail.example, three@mail.example',
    'mira@mail.example\nBcc: x@y.example',
    'mira',
  ])('refuses %j as an address', (email) => {
    expect(messagesOf(newsletterSchema, { email })).toEqual({ email: 'Please enter a valid email address' })
  })
})
