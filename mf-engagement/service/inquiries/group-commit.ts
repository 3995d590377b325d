import { isUnavailable } from '../database/is-unavailable'

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

const largestBatch = 100

/**
 * Group commit: callers store one item each, and items that arrive while a commit runs share the next commit, because a
 * commit costs a disk sync. Each caller gets the result of its own item after that commit. `store` returns a result for
 * each item, in order, and stores all or none.
 */
export function groupCommit<Item, Result>(
  store: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let isStoring = false

  async function storeWaiting(): Promise<void> {
    while (waiting.length > 0) await settle(waiting.splice(0, largestBatch), store)
    isStoring = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isStoring) return
      isStoring = true
      // Lets the requests that have already arrived join this commit.
      setImmediate(storeWaiting)
    })
}

async function settle<Item, Result>(
  batch: Waiting<Item, Result>[],
  store: (items: Item[]) => Promise<Result[]>,
): Promise<void> {
  try {
    const results = await store(batch.map(({ item }) => item))
    for (const [index, result] of results.entries()) batch[index]?.resolve(result)
  } catch (error) {
    // One bad item must not fail the others: each is tried alone, unless the database fails them all.
    if (batch.length === 1 || isUnavailable(error)) for (const { reject } of batch) reject(error)
    else await Promise.all(batch.map((one) => settle([one], store)))
  }
}
