interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

const largestBatch = 100

/**
 * Stores one item at a time for its callers, and several in one commit for the disk: what arrives while a commit
 * is under way waits for the next. Each caller hears of its own item, after the commit that holds it. `store` gives
 * a result for each item, in their order, and stores all or none.
 */
export function inCommonCommits<Item, Result>(
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
      // After the requests that have arrived at this moment have been read.
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
    if (batch.length === 1) batch[0]?.reject(error)
    // One item must not spoil another visitor's: each is tried by itself.
    else await Promise.all(batch.map((one) => settle([one], store)))
  }
}
