import type { Manifest } from 'contract/manifest'
import { checkOwners } from './owners'
import { sampleBuilds, samplePage } from '../../store/testing/sample-build'

type Entry = Manifest['navigation'][number]

const offering = (name: string, ...paths: string[]): Partial<Manifest> => ({
  name,
  pages: paths.map(samplePage),
})

const entry = (order: number, place: Entry['place'], parts: Partial<Entry> = {}): Entry => ({
  place,
  label: 'Voices',
  to: '/voices',
  order,
  ...parts,
})
const linking = (name: string, ...navigation: Entry[]): Partial<Manifest> => ({ name, pages: [], navigation })

const shell = linking('shell', entry(100, 'header', { label: 'Home' }))
const menu = { menu: 'Resources' }
const resources = linking('mf-resources', entry(600, menu, { overview: true }), entry(610, menu))
const site = [shell, resources]

const refusalOf = (live: Partial<Manifest>[], ...fresh: Partial<Manifest>[]) => {
  const before = sampleBuilds(...live)
  try {
    checkOwners(before, new Map([...before, ...sampleBuilds(...fresh)]))
    return undefined
  } catch (error) {
    return error as { code: string; message: string; fix: string }
  }
}

it('refuses a path below the address of a live remote, and names the owner', () => {
  const live = [offering('mf-programs', '/programs', '/programs/pkt')]
  expect(refusalOf(live, offering('mf-alumni', '/alumni', '/programs/fees'))).toMatchObject({
    code: 'route-owned',
    message:
      'mf-alumni offers the path /programs/fees; /programs and all paths below it belong to mf-programs.',
  })
})

it('names the remote that has the path or the menu live, also if the other went live first', () => {
  const live = [offering('mf-alumni', '/alumni'), offering('mf-programs', '/programs')]
  expect(refusalOf(live, offering('mf-alumni', '/alumni', '/programs/fees'))?.message).toContain(
    'belong to mf-programs',
  )
  const before = [shell, linking('mf-alumni'), resources]
  const taking = linking('mf-alumni', entry(999, menu, { overview: true }))
  expect(refusalOf(before, taking)?.message).toContain('belongs to mf-resources')
})

it('lets a path change its owner in one release, and accepts a path that two remotes share already', () => {
  const live = [offering('mf-programs', '/programs', '/fees/all')]
  const handed = [offering('mf-programs', '/programs'), offering('mf-fees', '/fees')]
  expect(refusalOf(live, ...handed)).toBeUndefined()
  const sharing = [...live, offering('mf-fees', '/fees')]
  expect(refusalOf(sharing, offering('mf-fees', '/fees', '/fees/later'))).toBeUndefined()
})

it.each<[string, Entry, string]>([
  [
    'the first place of the header',
    entry(50, 'header'),
    'the first place of the header, which belongs to shell',
  ],
  ['a new menu before all others', entry(100, { menu: 'Alumni' }), 'the first place of the header'],
  [
    'the first place of the header, for a menu of its own',
    entry(50, { menu: 'Alumni' }, { overview: true }),
    'the first place of the header',
  ],
  [
    'the first place of a menu',
    entry(600, menu),
    'the first place of the menu Resources, which belongs to mf-',
  ],
  ['the overview of a menu', entry(999, menu, { overview: true }), 'the overview of the menu Resources'],
])('refuses an entry that takes %s', (_, taking, message) => {
  expect(refusalOf(site, linking('mf-alumni', taking))).toMatchObject({
    code: 'menu-owned',
    message: expect.stringContaining(`The entry "Voices" of mf-alumni takes ${message}`) as string,
  })
})

it.each<[string, Entry]>([
  ['in a menu of another, after its first entry', entry(605, menu)],
  ['in a menu of its own', entry(650, { menu: 'Alumni' }, { overview: true })],
  ['in the header, after its first link', entry(150, 'header')],
  ['in the footer, wherever', entry(1, 'footer')],
])('accepts an entry %s', (_, entered) => {
  expect(refusalOf(site, linking('mf-alumni', entered))).toBeUndefined()
})

it('lets the owner of a menu take its first place again, and accepts an entry that is live', () => {
  const podcast = linking('mf-engagement', entry(605, menu))
  expect(refusalOf([shell, podcast], resources)).toBeUndefined()
  const later = linking('mf-resources', entry(700, menu, { overview: true }))
  expect(refusalOf([...site, podcast], later, podcast)).toBeUndefined()
})

it('lets a menu change its owner in one release, and not otherwise', () => {
  const taking = linking('mf-herbs', entry(600, menu, { overview: true }))
  expect(refusalOf(site, taking, linking('mf-resources'))).toBeUndefined()
  expect(refusalOf(site, taking)?.message).toContain('belongs to mf-resources')
})
