import { resolve } from 'node:path'
import { PublishError } from '../publisher/errors'
import { exportSite } from '../publisher/export/export-site'
import { liveMove } from '../publisher/pointer'
import { readRelease } from '../publisher/release'
import type { SiteDirectory } from '../publisher/site-directory'

/** `npm run site -- export DIR`: the live release as plain files. */
export async function exportLive(site: SiteDirectory, folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new PublishError('usage', 'No folder named.', 'npm run site -- export DIR')
  const move = await liveMove(site)
  if (!move) throw new PublishError('release-unknown', 'Nothing is published yet.', 'npm run site -- publish')
  const dir = resolve(folder)
  await exportSite(site, await readRelease(site, move.release), dir)
  console.log(
    `Release ${move.release} is in ${dir}. Any static host serves it; nginx.conf in it says how nginx does.`,
  )
}
