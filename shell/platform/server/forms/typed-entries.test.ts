import type { EntriesSchema } from 'contract/native-forms'
import { typedEntries } from './typed-entries'

const schema: EntriesSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    day: { type: 'string' },
    people: { type: 'integer' },
    isFirst: { type: 'boolean' },
  },
  required: ['name'],
  additionalProperties: false,
}

it('leaves out empty optional fields, and says that a checkbox is not checked', () => {
  expect(typedEntries({ name: '', day: '', people: '' }, schema)).toEqual({ name: '', isFirst: false })
})

it('leaves an invalid number and an unknown field for the service to refuse', () => {
  expect(typedEntries({ name: 'Mira', people: 'two', colour: '' }, schema)).toMatchObject({
    people: 'two',
    colour: '',
  })
})
