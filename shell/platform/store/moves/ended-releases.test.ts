import { endedReleases } from './ended-releases'
import type { Move } from './pointer'

const minute = 60_000
/** One move a minute, to these releases. */
const moves = (...steps: [release: string, withdraws?: string[]][]): Move[] =>
  steps.map(([release, withdraws], number) => ({
    number,
    release,
    at: new Date(number * minute).toISOString(),
    why: '',
    withdraws,
  }))
const ends = (...steps: Parameters<typeof moves>) => Object.fromEntries(endedReleases(moves(...steps)))

it('knows when each release was replaced, the last time', () => {
  expect(ends(['a'], ['b'], ['c'])).toEqual({ a: minute, b: 2 * minute })
  expect(ends(['a'], ['b'], ['a'])).toEqual({ b: 2 * minute })
  expect(ends(['a'], ['b'], ['a'], ['c'])).toEqual({ a: 3 * minute, b: 2 * minute })
})

it('keeps a release withdrawn across later publishes, until it is live again', () => {
  expect(ends(['a'], ['b'], ['a', ['b']], ['c'])).toEqual({ a: 3 * minute, b: 'withdrawn' })
  expect(ends(['a'], ['b'], ['a', ['b']], ['b'])).toEqual({ a: 3 * minute })
  expect(ends(['a'], ['b'], ['a', ['b']], ['b'], ['c'])).toMatchObject({ b: 4 * minute })
})
