import { allEnded } from './all-ended'

it('fails when the last has ended, not when the first fails', async () => {
  let ended = false
  const slow = new Promise<void>((resolve) => setImmediate(resolve)).then(() => void (ended = true))
  await expect(allEnded([Promise.reject(new Error('The disk is full.')), slow])).rejects.toThrow('full')
  expect(ended).toBe(true)
})
