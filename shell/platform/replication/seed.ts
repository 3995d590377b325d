import { isIntact } from '../store/corruption'
import { SiteError } from '../store/errors'
import { allMoves, moveFiles, moveKey } from '../store/pointer'
import { isStored, readRelease } from '../store/release'
import type { SiteDirectory } from '../store/site-directory'
import { isSeeded } from './catch-up'
import { uploadRelease } from './upload'

/** Makes an empty shared store hold the site of this folder, with its history. @returns how many moves it has */
export async function seed(site: SiteDirectory): Promise<number> {
  const { store } = site
  if (!store) throw new SiteError('usage', 'There is no shared store.', 'Name it in SITE_STORE.')
  if (await isSeeded(store))
    throw new SiteError(
      'usage',
      'The shared store holds a site already.',
      'Name an empty database in SITE_STORE.',
    )
  const moves = (await allMoves(site)).filter(isIntact)
  const ids = new Set(moves.map(({ release }) => release).filter((id) => isStored(site, id)))
  for (const id of ids) await uploadRelease(site, await readRelease(site, id))
  const files = await moveFiles({ ...site, store: undefined })
  for (const number of [...files.keys()].toSorted((a, b) => a - b))
    await store.put(moveKey(number), files.get(number) ?? Buffer.alloc(0))
  return files.size
}
