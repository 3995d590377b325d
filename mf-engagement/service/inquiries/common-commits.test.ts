import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { inCommonCommits } from './common-commits'

describe('common commits', () => {
  it('items that come together are stored together, each with its own result', async () => {
    const batches: number[][] = []
    const save = inCommonCommits(async (items: number[]) => {
      batches.push(items)
      return items.map((item) => item * 10)
    })
    expect(await Promise.all([1, 2, 3].map(save))).toEqual([10, 20, 30])
    expect(batches).toEqual([[1, 2, 3]])
  })

  it('what comes while a commit is under way waits for the next', async () => {
    const steps: string[] = []
    let later: Promise<unknown> = Promise.resolve()
    const save = inCommonCommits(async (items: number[]) => {
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

  it('no caller hears of success before the commit', async () => {
    let isCommitted = false
    const save = inCommonCommits(async (items: number[]) => {
      await nextTurn()
      isCommitted = true
      return items
    })
    await save(1)
    expect(isCommitted).toBe(true)
  })

  it('an item that cannot be stored spoils no other', async () => {
    const save = inCommonCommits(async (items: string[]) => {
      if (items.includes('bad')) throw new Error('cannot be stored')
      return items
    })
    const results = await Promise.allSettled(['one', 'bad', 'two'].map(save))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await save('three')).toBe('three')
  })

  it('a great many are stored in parts', async () => {
    const sizes: number[] = []
    const save = inCommonCommits(async (items: number[]) => {
      sizes.push(items.length)
      return items
    })
    await Promise.all(Array.from({ length: 250 }, (_, item) => save(item)))
    expect(sizes).toEqual([100, 100, 50])
  })
})
