import { losses } from '../../publish/checks/finding'
import { PublishError } from '../../store/errors'
import { unpublish } from '../../publish/publish'
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
