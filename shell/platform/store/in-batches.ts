import { allEnded } from './all-ended'

/**
 * The results of `work` for `items`, in their order. It runs `size` at a time, because open files and connections are limited.
 * If one fails, this rejects when the others of its batch have ended.
 */
export async function inBatches<Item, Result>(
  items: Item[],
  size: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += size)
    results.push(...(await allEnded(items.slice(at, at + size).map(work))))
  return results
}
