import { resolve } from 'node:path'
import { PublishError } from '../../publisher/errors'
import { exportSite } from '../../publisher/export/export-site'
import { liveRelease, type SiteRequest } from './request'

/** The live release as plain files. */
export default async function exportCommand({ site, names: [folder] }: SiteRequest): Promise<void> {
  if (folder === undefined) throw new PublishError('usage', 'No folder named.', 'npm run site -- export DIR')
  const { release } = await liveRelease(site)
  const dir = resolve(folder)
  await exportSite(site, release, dir)
  console.log(
    `Release ${release.id} is in ${dir}. Any static host serves it; nginx.conf in it says how nginx does.`,
  )
}
