import * as z from 'zod/mini'
import { storedForms } from './form-schemas'

const form = { call: '/api/inquiries', type: 'clinic_visit', failure: 'Please call us.' }
const name = z.string('Who are you?').check(z.minLength(2, 'Your name, please'), z.maxLength(50, 'Too long'))

it('writes a schema as data, with titles and with the messages by the code of the issue', () => {
  const day = z.enum(['monday', 'friday'], 'Please choose a day').check(z.meta({ title: 'Day of the visit' }))
  const schema = z.object({ name, day, people: z.optional(z.number().check(z.minimum(1, 'At least one'))) })
  expect(storedForms({ visit: { ...form, schema } })).toEqual({
    visit: {
      ...form,
      schema: {
        type: 'object',
        properties: {
          name: {
            type: 'string',
            minLength: 2,
            maxLength: 50,
            messages: { invalid_type: 'Who are you?', too_small: 'Your name, please', too_big: 'Too long' },
          },
          day: {
            type: 'string',
            enum: ['monday', 'friday'],
            title: 'Day of the visit',
            messages: { invalid_value: 'Please choose a day' },
          },
          people: { type: 'number', minimum: 1, messages: { too_small: 'At least one' } },
        },
        required: ['name', 'day'],
        additionalProperties: false,
      },
    },
  })
})

it('leaves a form without a schema as it is', () => {
  expect(storedForms({ visit: form })).toEqual({ visit: form })
})

it.each([
  ['a list', z.object({ days: z.array(z.string()) }), 'properties.days.type'],
  ['a date', z.object({ day: z.date() }), 'Date cannot be represented in JSON Schema'],
  ['no object', z.string(), 'type: '],
  ['a check by a function', z.object({ day: z.string().check(z.refine((day) => day > 'a')) }), 'refine'],
  ['a format by a function', z.object({ day: z.stringFormat('day', (day) => day > 'a') }), 'stringFormat'],
  ['a format with flags', z.object({ code: z.stringFormat('code', /^v8/i) }), 'the flags of /.v8/i'],
  [
    'a rule about a length',
    z.object({ day: z.string().check(z.property('length', z.number())) }),
    'property',
  ],
  [
    'the protocol of a URL',
    z.object({ link: z.httpUrl() }),
    'of a URL cannot be represented in JSON Schema.$',
  ],
  ['the algorithm of a JWT', z.object({ pass: z.jwt({ alg: 'HS256' }) }), 'algorithm'],
  ['a second schema', z.object({ day: z.pipe(z.string(), z.string().check(z.minLength(3))) }), 'pipe'],
  ['a rule about two fields', z.object({ day: z.string() }).check(z.refine(() => true)), 'refine'],
  [
    'a pattern with flags',
    z.object({ code: z.string().check(z.regex(/^v8/i)) }),
    'the flags of /.v8/i .write the pattern without them. cannot be',
  ],
  [
    'a long list of choices',
    z.object({ day: z.enum(Array.from({ length: 999 }, (_, n) => `day ${n}`)) }),
    'characters',
  ],
])('refuses %s, by the name of the form', (_, schema, found) => {
  expect(() => storedForms({ visit: { ...form, schema } })).toThrow(
    expect.objectContaining({
      code: 'form-schema',
      message: expect.stringMatching(new RegExp(`the form visit .*${found}`)) as string,
    }),
  )
})

it('refuses a type that is not a name', () => {
  expect(() => storedForms({ visit: { ...form, type: 'Visit!', schema: z.object({}) } })).toThrow(
    'a type of small letters such as "clinic_visit" for the form visit; found "Visit!"',
  )
})
