import * as z from 'zod'
import { fillOf, offersOf } from './slot-schemas'

const load = async () => ({ default: () => null })
const refusal = (reason: string) =>
  expect.objectContaining({
    code: 'slot-schema',
    message: expect.stringMatching(
      new RegExp(`expected props of the slot herbs.uses that JSON can hold; found .*${reason}`),
    ) as string,
  })

it('writes the props of offers and fills as data', () => {
  const props = z.object({ herb: z.string() })
  const data = { type: 'object', properties: { herb: { type: 'string' } }, required: ['herb'] }
  expect(offersOf({ 'herbs.uses': { props, essential: true }, 'herbs.tea': {} })).toEqual({
    'herbs.uses': { props: { ...data, additionalProperties: false }, essential: true },
    'herbs.tea': {},
  })
  expect(fillOf('herbs.uses', { load, hydrate: 'with-page', props })).toEqual({
    name: 'herbs.uses',
    hydrate: 'with-page',
    props: { ...data, additionalProperties: false },
  })
})

it('refuses props that JSON cannot hold', () => {
  const props = z.object({ day: z.date() })
  expect(() => offersOf({ 'herbs.uses': { props } })).toThrow(refusal('Date'))
  expect(() => fillOf('herbs.uses', { load, hydrate: 'with-page', props })).toThrow(refusal('Date'))
})

it('refuses props of an island', () => {
  expect(() => fillOf('herbs.uses', { load, hydrate: 'on-focus', props: z.object({}) })).toThrow(
    refusal('props of an island'),
  )
})
