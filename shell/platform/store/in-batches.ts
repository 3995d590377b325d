/** What `work` gives for each of `items`, in their order; `size` at a time, because open files and connections are limited. */
export async function inBatches<Item, Result>(
  items: Item[],
  size: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += size)
    results.push(...(await Promise.all(items.slice(at, at + size).map(work))))
  return results
}
