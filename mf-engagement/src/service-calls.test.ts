import { nativeForms } from './native-forms'
import { serviceCalls } from './service-calls'

it('names the fields of each call as the service documents them', () => {
  expect(serviceCalls).toEqual({
    '/api/inquiries': {
      quick_inquiry: ['fullName', 'email', 'phone', 'program', 'message'],
      contact_form: ['fullName', 'email', 'phone', 'program', 'message'],
      podcast_guest: ['fullName', 'email', 'phone', 'expertise', 'topic', 'format', 'message'],
    },
    '/api/newsletter': { '': ['email'] },
  })
})

it('knows the call of every form of this remote', () => {
  for (const { call, type = '' } of Object.values(nativeForms))
    expect(serviceCalls[call]).toHaveProperty([type])
})
