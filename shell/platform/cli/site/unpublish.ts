import { SiteError } from '../../errors/site-error'
import { unpublish } from '../../publish/publish'
import { liveLines } from '../../publish/candidate-words'
import { printLines } from './print-lines'
import type { SiteRequest } from './request'

/** Takes a remote off the site. */
export default async function unpublishCommand({ site, config, names, options }: SiteRequest): Promise<void> {
  const [remote] = names
  if (remote === undefined)
    throw new SiteError('usage', 'No remote named.', 'npm run site -- unpublish mf-NAME')
  printLines(liveLines(await unpublish(site, remote, config.PUBLIC_ORIGIN, options.force)))
}
