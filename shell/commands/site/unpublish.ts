import { losses } from '../../publisher/checks/finding'
import { PublishError } from '../../publisher/errors'
import { unpublish } from '../../publisher/publish'
import { reportLive } from './report'
import type { SiteRequest } from './request'
import { publicOrigin } from '../public-origin'

/** Takes a section off the site. */
export default async function unpublishCommand({ site, config, names, options }: SiteRequest): Promise<void> {
  const [section] = names
  if (section === undefined)
    throw new PublishError('usage', 'No section named.', 'npm run site -- unpublish mf-NAME')
  reportLive(await unpublish(site, section, await publicOrigin(config), options.force ? losses : []))
}
