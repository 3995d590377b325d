import { describeMove, liveSections, type Entry } from './history'
import type { Release, ReleasePage } from './release'

const page = (section: string, html: string): ReleasePage => ({
  input: '',
  html,
  data: '',
  section,
  slots: [],
  styles: [],
  noindex: false,
  words: '',
  changed: '2026-01-01',
  ids: [],
  links: [],
})
const release = (builds: Release['builds'], pages: Release['pages']): Release => ({
  id: '',
  at: '',
  origin: '',
  builds,
  pages,
})
const entry = (number: number, at: string, of: Release): Entry => ({
  move: { number, at, release: '', why: '' },
  release: of,
})

const first = release({ shell: '1', a: '1' }, { '/': page('shell', 'x'), '/a': page('a', 'x') })
const second = release({ shell: '1', a: '2' }, { '/': page('shell', 'x'), '/a': page('a', 'y') })

it('knows since when each section is live as it is, across releases that left it alone', () => {
  const history = [entry(1, 'monday', first), entry(2, 'tuesday', second), entry(3, 'wednesday', second)]
  expect(liveSections(history)).toEqual([
    { section: 'shell', version: '1', since: 'monday', pages: 1 },
    { section: 'a', version: '2', since: 'tuesday', pages: 1 },
  ])
})

it('counts from the return of a version that was away', () => {
  const history = [entry(1, 'monday', first), entry(2, 'tuesday', second), entry(3, 'wednesday', first)]
  expect(liveSections(history)[1]).toMatchObject({ version: '1', since: 'wednesday' })
})

it('tells what a move changed: versions, pages, what is gone', () => {
  expect(describeMove(first, second)).toEqual(['a: 1 → 2', '1 of 2 pages changed'])
  const without = release({ shell: '1' }, { '/': page('shell', 'x') })
  expect(describeMove(second, without)).toEqual(['a: 2 → gone', '0 of 1 pages changed', 'pages gone: /a'])
  expect(describeMove(undefined, without)[0]).toBe('shell: not there → 1')
})
