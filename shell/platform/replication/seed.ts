import { FolderStore } from '../store/folder-store'
import { isIntact } from '../store/corruption'
import { SiteError } from '../store/errors'
import { allMoves, moveFiles, moveKey } from '../store/pointer'
import { previewedReleases } from '../store/previews'
import { isStored, readRelease } from '../store/release'
import type { SharedStore } from '../store/shared-store'
import type { SiteDirectory } from '../store/site-directory'
import { uploadRelease } from './upload'

/** Copies the contents below `prefix`. */
async function copy(from: SharedStore, to: SharedStore, prefix: string): Promise<void> {
  for (const key of await from.list(prefix)) await to.put(key, (await from.get(key)) ?? Buffer.alloc(0))
}

/**
 * Fills an empty shared store with the site of this folder: its history, tokens and previews. The moves are copied last: until then
 * the store holds no site.
 * @returns the number of moves
 */
export async function seed(site: SiteDirectory): Promise<number> {
  const { store } = site
  if (!store) throw new SiteError('usage', 'There is no shared store.', 'Name it in SITE_STORE.')
  if ((await store.list('live/')).length > 0)
    throw new SiteError(
      'usage',
      'The shared store holds a site already.',
      'Name an empty database or folder in SITE_STORE.',
    )
  const folder = new FolderStore(site.root)
  const live = (await allMoves(site)).filter(isIntact).map(({ release }) => release)
  const ids = new Set([...live, ...(await previewedReleases(folder))].filter((id) => isStored(site, id)))
  for (const id of ids) await uploadRelease(site, await readRelease(site, id))
  for (const prefix of ['tokens/', 'previews/']) await copy(folder, store, prefix)
  const files = await moveFiles({ ...site, store: undefined })
  for (const number of [...files.keys()].toSorted((a, b) => a - b))
    await store.put(moveKey(number), files.get(number) ?? Buffer.alloc(0))
  return files.size
}
