import { losses } from '../../publish/checks/finding'
import { publish } from '../../publish/publish'
import { pruneAfter } from './prune-after'
import { reportLive } from './report'
import { requestedDists, type SiteRequest } from './request'
import { publicOrigin } from '../public-origin'

/** Builds and publishes. */
export default async function publishCommand(request: SiteRequest): Promise<void> {
  const { site, config, options } = request
  const tolerated = options.force ? losses : []
  reportLive(await publish(site, await requestedDists(request), await publicOrigin(config), tolerated))
  await pruneAfter(site)
}
