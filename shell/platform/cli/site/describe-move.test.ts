import type { Release } from '../../store/releases/release'
import { sampleRelease, sampleReleasePage } from '../../store/testing/sample-release'
import { describeMove } from './describe-move'

const page = (html: string) => sampleReleasePage({ html })
const entry = (number: number, builds: Release['builds'], pages: Release['pages']) => {
  const release = sampleRelease({ builds, pages })
  return { move: { number, release: release.id, at: '', why: '' }, release }
}

const first = entry(1, { shell: '1' }, { '/': page('x') })
const second = entry(2, { shell: '1', a: '1' }, { '/': page('x'), '/a': page('x') })
const third = entry(3, { shell: '1', a: '2' }, { '/': page('x'), '/a': page('y') })
const fourth = entry(4, { shell: '1' }, { '/': page('x') })

it('describes a move: changed versions and pages, removed remotes', () => {
  expect(describeMove(second, third)).toEqual(['a: 1 → 2', '1 of 2 pages changed'])
  expect(describeMove(third, fourth)).toEqual(['a: 2 → gone', '0 of 1 pages changed', 'pages gone: /a'])
  expect(describeMove(undefined, first)[0]).toBe('shell: not there → 1')
})

it.each([[undefined], [first]])(
  'does not credit a move with the changes of moves that are missing',
  (before) => {
    expect(describeMove(before, third)).toEqual([
      'The move before is missing or cannot be read: what this one changed is not known.',
    ])
  },
)
