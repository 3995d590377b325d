import { anyType } from 'contract/native-forms'
import { parseInquiry } from './inquiries/inquiry'
import { parseNewsletter } from './newsletter/newsletter-routes'
import { contactMessage, podcastGuest, quickInquiry } from './testing/entries'
import { nativeForms } from 'mf-engagement/native-forms'
import { serviceCalls } from 'mf-engagement/service-calls'

const parsers: Record<string, (body: unknown) => unknown> = {
  '/api/inquiries': parseInquiry,
  '/api/newsletter': parseNewsletter,
}
const entries: Record<string, string> = { ...contactMessage, ...quickInquiry, ...podcastGuest }

const documented = ['fullName', 'email', 'phone', 'program', 'message']
const calls = Object.entries(serviceCalls).flatMap(([call, types]) =>
  Object.entries(types)
    .filter(([type]) => type !== anyType)
    .map(([type, fields]) => ({ call, type, fields })),
)

/** A valid body that uses each of the fields. */
const bodyOf = (type: string, fields: string[]) => ({
  ...Object.fromEntries(fields.map((field) => [field, entries[field]])),
  ...(type !== '' && { type }),
})

it('names the calls, types and fields of the specification', () => {
  expect(serviceCalls).toEqual({
    '/api/inquiries': {
      quick_inquiry: expect.arrayContaining(documented),
      contact_form: expect.arrayContaining(documented),
      podcast_guest: expect.arrayContaining([...documented, 'expertise', 'topic', 'format']),
      '*': ['fullName', 'email'],
    },
    '/api/newsletter': { '': ['email'] },
  })
})

it.each(calls)(
  '$call $type takes these fields and refuses any other by its name',
  ({ call, type, fields }) => {
    const body = { ...bodyOf(type, fields), year: 'second' }
    expect(() => parsers[call]?.(body)).toThrow('This call takes no field "year".')
  },
)

it('refuses a type that is only a key of every object, and names those that it takes', () => {
  expect(() => parseInquiry({ ...quickInquiry, type: 'toString' })).toThrow(
    expect.objectContaining({
      fields: { type: 'Please send one of quick_inquiry, contact_form, podcast_guest' },
    }),
  )
})

it('knows the call of every form of this remote', () => {
  for (const { call, type = '' } of Object.values(nativeForms))
    expect(serviceCalls[call]).toHaveProperty([type])
})
