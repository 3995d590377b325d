import { setImmediate as nextTurn } from 'node:timers/promises'
import { groupCommit } from './group-commit'

describe('group commit', () => {
  it('stores items that arrive together in one commit, each with its own result', async () => {
    const batches: number[][] = []
    const save = groupCommit(async (items: number[]) => {
      batches.push(items)
      return items.map((item) => item * 10)
    })
    expect(await Promise.all([1, 2, 3].map(save))).toEqual([10, 20, 30])
    expect(batches).toEqual([[1, 2, 3]])
  })

  it('stores items that arrive during a commit in the next one', async () => {
    const steps: string[] = []
    let later: Promise<unknown> = Promise.resolve()
    const save = groupCommit(async (items: number[]) => {
      steps.push(`${items.join()} begun`)
      if (items.includes(1)) later = Promise.all([2, 3].map(save))
      await nextTurn()
      steps.push(`${items.join()} done`)
      return items
    })
    await save(1)
    await later
    expect(steps).toEqual(['1 begun', '1 done', '2,3 begun', '2,3 done'])
  })

  it('rejects only the item that cannot be stored', async () => {
    const save = groupCommit(async (items: string[]) => {
      if (items.includes('bad')) throw new Error('cannot be stored')
      return items
    })
    const results = await Promise.allSettled(['one', 'bad', 'two'].map(save))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await save('three')).toBe('three')
  })

  it('tries no item again if the database does not answer', async () => {
    const sizes: number[] = []
    const save = groupCommit(async (items: number[]) => {
      sizes.push(items.length)
      throw Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })
    })
    const results = await Promise.allSettled([1, 2, 3].map(save))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(sizes).toEqual([3])
  })

  it('stores many items in batches', async () => {
    const sizes: number[] = []
    const save = groupCommit(async (items: number[]) => {
      sizes.push(items.length)
      return items
    })
    await Promise.all(Array.from({ length: 250 }, (_, item) => save(item)))
    expect(sizes).toEqual([100, 100, 50])
  })
})
