import { requireNewName, wordsOf } from './section-name'

it.each(['mf-herbs', 'mf-herb-garden', 'mf-herbs2', 'mf-class-of-2027'])('takes %s', (name) =>
  expect(requireNewName(name)).toBe(name),
)

it.each([
  undefined,
  'herbs',
  'mf-',
  'mf-Herbs',
  'mf-herb_garden',
  'mf--herbs',
  'mf-herbs-',
  'mf-2027',
  'mf-a/../b',
])('refuses %s, and says what a name looks like', (name) => {
  expect(() => requireNewName(name)).toThrow(
    expect.objectContaining({ code: 'section-name', mend: expect.stringContaining('mf-herb-garden') }),
  )
})

it('refuses the name of a folder that exists', () =>
  expect(() => requireNewName('mf-programs')).toThrow('There is a folder mf-programs already.'))

it('makes an address and a title of it', () =>
  expect(wordsOf('mf-herb-garden')).toEqual({ slug: 'herb-garden', title: 'Herb Garden' }))
