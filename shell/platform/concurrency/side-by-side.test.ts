import { setImmediate as nextTurn } from 'node:timers/promises'
import { sideBySide } from './side-by-side'

it('returns the results in order, and works on at most `size` items at a time', async () => {
  let [atOnce, most] = [0, 0]
  const double = async (item: number) => {
    most = Math.max(most, ++atOnce)
    await nextTurn()
    atOnce -= 1
    return 2 * item
  }
  expect(await sideBySide([1, 2, 3, 4, 5], 2, double)).toEqual([2, 4, 6, 8, 10])
  expect(most).toBe(2)
})

it('starts the next item when one has ended, not when all have', async () => {
  const started: string[] = []
  const work = async (item: string) => {
    started.push(item)
    if (item === 'slow') await expect.poll(() => started).toContain('third')
  }
  await sideBySide(['slow', 'second', 'third'], 2, work)
})

it('fails when the others under way have ended, and starts no further one', async () => {
  const ended: string[] = []
  const work = async (item: string) => {
    if (item === 'broken') throw new Error('disk full')
    await nextTurn()
    ended.push(item)
  }
  await expect(sideBySide(['broken', 'slow', 'next'], 2, work)).rejects.toThrow('disk full')
  expect(ended).toEqual(['slow'])
})
