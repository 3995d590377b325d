import { randomUUID } from 'node:crypto'
import { SiteError } from '../errors/site-error'
import type { SharedStore } from '../store/places/shared-store'

/** Writers that compete for one key. */
const writers = 32

/** What is wrong with a store; undefined if it keeps its promises. */
async function faultOf(store: SharedStore, key: string): Promise<string | undefined> {
  const contents = Array.from({ length: writers }, (_, writer) => Buffer.from(`writer ${writer}`))
  const wins = await Promise.all(contents.map((content) => store.put(key, content)))
  const winners = contents.filter((_, writer) => wins[writer])
  if (winners.length !== 1)
    return `of ${writers} writers of one key ${winners.length} were told that they were first`
  if (await store.put(key, Buffer.from('late'))) return 'a key that was taken was given away again'
  const found = await store.get(key)
  if (!winners[0]?.equals(found ?? Buffer.alloc(0))) return 'a key does not hold what its first writer stored'
  return (await store.list('probe/')).includes(key) ? undefined : 'a key that was stored is not listed'
}

/**
 * Tests, on a key of its own, what moving the pointer relies on: of many writers at once exactly one is first. Some object stores
 * accept the condition and ignore it.
 */
export async function requireFit(store: SharedStore): Promise<void> {
  const key = `probe/${randomUUID()}`
  const fault = await faultOf(store, key)
  await store.delete(key)
  if (fault === undefined) return
  throw new SiteError(
    'store-unfit',
    `The shared store cannot hold a site: ${fault}.`,
    'Use PostgreSQL (SITE_STORE=postgres://…), or a folder on a file system with hard links (file:///…).',
  )
}
