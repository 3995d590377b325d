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
})

it.each([
  ['the same', place],
  ['fewer props', z.object({ year: z.number() })],
  ['more values', z.object({ kind: z.enum(['long', 'short', 'none']) })],
  ['a wider type', z.object({ year: z.union([z.number(), z.string()]), kind: z.string() })],
  ['an optional prop that the place never passes', z.object({ colour: z.string().optional() })],
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
])('does not fit a filler that reads %s', (_, needed, found) => expect(fit(place, needed)).toEqual([found]))
