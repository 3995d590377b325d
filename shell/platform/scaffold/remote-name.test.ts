import { tmpdir } from 'node:os'
import { workspaceRoot } from '../workspace'
import { requireNewName, slugAndTitle } from './remote-name'

const folder = tmpdir()

it.each(['mf-herbs', 'mf-herb-garden', 'mf-herbs2', 'mf-class-of-2027'])('takes %s', (name) =>
  expect(requireNewName(folder, name)).toBe(name),
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
  expect(() => requireNewName(folder, name)).toThrow(
    expect.objectContaining({ code: 'remote-name', fix: expect.stringContaining('mf-herb-garden') }),
  )
})

it('refuses the name of a folder that exists', () =>
  expect(() => requireNewName(workspaceRoot, 'mf-programs')).toThrow(
    'There is a folder mf-programs already.',
  ))

it.each(['mf-api', 'mf-index', 'mf-forms'])(
  'refuses %s, whose address the web server keeps for itself',
  (name) => expect(() => requireNewName(folder, name)).toThrow(`/${name.slice(3)} is kept by the web server`),
)

it('makes an address and a title from it', () =>
  expect(slugAndTitle('mf-herb-garden')).toEqual({ slug: 'herb-garden', title: 'Herb Garden' }))
