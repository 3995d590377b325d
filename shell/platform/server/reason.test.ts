import { reasonOf } from './reason'

it('says in one line why there is no answer', async () => {
  const error: unknown = await fetch('http://127.0.0.1:2').catch((fault: unknown) => fault)
  expect(reasonOf(error)).toEqual({ reason: 'fetch failed: connect ECONNREFUSED 127.0.0.1:2' })
  expect(reasonOf(new Error('This operation was aborted'))).toEqual({ reason: 'This operation was aborted' })
})
