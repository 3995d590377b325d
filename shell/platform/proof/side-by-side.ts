/** The results of `work` for `items`, in their order. It runs `size` at a time; the next starts as soon as one has ended. */
export async function sideBySide<Item, Result>(
  items: Item[],
  size: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = items.entries()
  const worker = async () => {
    for (const [index, item] of left) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: size }, worker))
  return results
}
