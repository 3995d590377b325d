import type { Release } from '../../store/release'
import { sampleRelease, sampleReleasePage } from '../../store/testing/sample-release'
import { describeMove } from './describe-move'

const page = (html: string) => sampleReleasePage({ html })
const release = (builds: Release['builds'], pages: Release['pages']) => sampleRelease({ builds, pages })

const first = release({ shell: '1', a: '1' }, { '/': page('x'), '/a': page('x') })
const second = release({ shell: '1', a: '2' }, { '/': page('x'), '/a': page('y') })

it('describes a move: changed versions and pages, removed remotes', () => {
  expect(describeMove(first, second)).toEqual(['a: 1 → 2', '1 of 2 pages changed'])
  const without = release({ shell: '1' }, { '/': page('x') })
  expect(describeMove(second, without)).toEqual(['a: 2 → gone', '0 of 1 pages changed', 'pages gone: /a'])
  expect(describeMove(undefined, without)[0]).toBe('shell: not there → 1')
})
