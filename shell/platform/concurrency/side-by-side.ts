import { allEnded } from './all-ended'

/**
 * The results of `work` for `items`, in their order. It runs `size` at a time, because open files and connections are limited; the
 * next starts as soon as one has ended. If one fails, no other starts, and this rejects when those under way have ended.
 */
export async function sideBySide<Item, Result>(
  items: Item[],
  size: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  // A failure leaves its loop, and that closes the generator: no loop gets another item.
  const left = (function* () {
    yield* items.entries()
  })()
  const worker = async () => {
    for (const [index, item] of left) results[index] = await work(item)
  }
  await allEnded(Array.from({ length: size }, worker))
  return results
}
