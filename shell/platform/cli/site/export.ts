import { resolve } from 'node:path'
import { SiteError } from '../../errors/site-error'
import { exportSite } from '../../export/export-site'
import { liveRelease } from '../../store/moves/live-release'
import { reportOtherAddress } from '../report-other-address'
import type { SiteRequest } from './request'

/** Ctrl+C ends an export between two files, so that it can delete what it has written. */
function interruption(dir: string): AbortSignal {
  const interrupt = new AbortController()
  const reason = new SiteError(
    'export-interrupted',
    `The export to ${dir} was interrupted.`,
    'Export again; the folder is as it was.',
  )
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interrupt.abort(reason))
  return interrupt.signal
}

export default async function exportCommand({ site, config, names: [folder] }: SiteRequest): Promise<void> {
  if (folder === undefined) throw new SiteError('usage', 'No folder named.', 'npm run site -- export DIR')
  const { release } = await liveRelease(site)
  const dir = resolve(folder)
  await exportSite(site, release, dir, interruption(dir))
  console.log(
    `Release ${release.id} is in ${dir}. It is for a static host that answers /about with about.html and a missing address with 404.html; \`_headers\` in it has the headers.`,
  )
  reportOtherAddress(config, release)
}
