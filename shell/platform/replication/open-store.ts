import { fileURLToPath } from 'node:url'
import type { SharedStore } from '../store/places/shared-store'
import { requireFit } from './require-fit'

/** The shared store at `url` (`postgres://…` or `file:///…`); no request is made yet. */
export async function openStore(url: string): Promise<SharedStore> {
  if (url.startsWith('file:')) {
    const { SharedFolder } = await import('../store/places/shared-folder')
    return new SharedFolder(fileURLToPath(url))
  }
  const { PostgresStore } = await import('../store/places/postgres-store')
  return new PostgresStore(url)
}

/** Opens the shared store for a publisher. Refuses a store that could give the same move to two publishers. */
export async function openStoreToWrite(url: string): Promise<SharedStore> {
  const store = await openStore(url)
  try {
    await requireFit(store)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}
