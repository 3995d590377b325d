import { reasonOf } from './reason'

const twoAddresses = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })

it.each([
  ['fetch failed: connect ECONNREFUSED 127.0.0.1:2', () => fetch('http://127.0.0.1:2')],
  ['This operation was aborted', () => Promise.reject(new Error('This operation was aborted'))],
  [
    'fetch failed: ECONNREFUSED',
    () => Promise.reject(new TypeError('fetch failed', { cause: twoAddresses })),
  ],
  ['ECONNREFUSED', () => Promise.reject(twoAddresses)],
  [
    'Request cannot be constructed from a URL that includes credentials: http://…@127.0.0.1:2',
    () => fetch('http://user:secret@127.0.0.1:2'),
  ],
])('says in one line why there is no answer: %s', async (reason, ask) => {
  expect(await ask().catch(reasonOf)).toBe(reason)
})
