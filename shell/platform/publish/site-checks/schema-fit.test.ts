import * as z from 'zod'
import { schemaMisfits } from './schema-fit'

const fit = (given: z.ZodType, needed: z.ZodType) =>
  schemaMisfits(z.toJSONSchema(given), z.toJSONSchema(needed)).map(
    ({ path, expected, found }) => `${path}: ${expected}; ${found}`,
  )

const place = z.object({
  year: z.int(),
  kind: z.enum(['long', 'short']),
  tags: z.array(z.string()),
  by: z.object({ name: z.string() }),
  note: z.string().optional(),
  from: z.string().nullable(),
  code: z.string().min(3).max(8),
  voice: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({ kind: z.literal('sound'), file: z.string() }),
  ]),
})

it.each([
  ['the same', place],
  ['fewer props', z.object({ year: z.number() })],
  ['more values', z.object({ kind: z.enum(['long', 'short', 'none']) })],
  ['a wider type', z.object({ year: z.union([z.number(), z.string()]), kind: z.string() })],
  ['an optional prop that the place never passes', z.object({ colour: z.string().optional() })],
  ['any text of a length for one of two texts', z.object({ kind: z.string().min(4) })],
  ['wider limits', z.object({ code: z.string().min(1).max(9) })],
  ['a text or null', z.object({ code: z.string().nullable() })],
  ['any object', z.object({ by: z.looseObject({}) })],
])('fits a filler that reads %s', (_, needed) => expect(fit(place, needed)).toEqual([]))

it.each([
  ['another type', z.object({ year: z.string() }), 'year: string; integer'],
  ['fewer values', z.object({ kind: z.enum(['long']) }), 'kind: "long"; "long" or "short"'],
  ['a prop that no place passes', z.object({ colour: z.string() }), 'colour: string; no such prop'],
  [
    'a prop that a place may leave out',
    z.object({ note: z.string() }),
    'note: a required prop; an optional one',
  ],
  ['another type inside', z.object({ by: z.object({ name: z.number() }) }), 'by.name: number; string'],
  ['another type in a list', z.object({ tags: z.array(z.number()) }), 'tags[]: number; string'],
  [
    'a list of one',
    z.object({ tags: z.tuple([z.string()]) }),
    'tags: array, prefixItems [{"type":"string"}], minItems 1, maxItems 1; array',
  ],
  [
    'one of two other types',
    z.object({ year: z.union([z.string(), z.boolean()]) }),
    'year: string or boolean; integer',
  ],
  ['a text or null', z.object({ year: z.string().nullable() }), 'year: string or null; integer'],
  ['a text that is never null', z.object({ from: z.string() }), 'from: string; null'],
  [
    'longer texts',
    z.object({ code: z.string().min(4) }),
    'code: string, minLength 4; string, minLength 3, maxLength 8',
  ],
  [
    'a text with a pattern',
    z.object({ note: z.string().regex(/a/).optional() }),
    'note: string, pattern "a"; string',
  ],
  [
    'longer texts than one of two',
    z.object({ kind: z.string().min(5) }),
    'kind: string, minLength 5; "long" or "short"',
  ],
  [
    'another shape of two',
    z.object({
      voice: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('text'), text: z.string() }),
        z.object({ kind: z.literal('sound'), url: z.string() }),
      ]),
    }),
    'voice.url: string; no such prop',
  ],
])('does not fit a filler that reads %s', (_, needed, found) => expect(fit(place, needed)).toEqual([found]))

it('takes a list whose items have no schema for one of anything', () => {
  const [any, texts] = [{ type: 'array' }, { type: 'array', items: { type: 'string' } }]
  expect(schemaMisfits(any, texts)).toEqual([{ path: '[]', expected: 'string', found: 'anything' }])
  expect(schemaMisfits(texts, any)).toEqual([])
})
