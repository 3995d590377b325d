import { refuse } from '../../publish/checks/finding'
import { isPublished } from '../../store/pointer'
import { prepare } from '../../publish/prepare'
import { storeBuilds } from '../../publish/publish'
import { requireIntact } from '../../store/verify-release'
import { reportKnown, reportRepaired } from './report'
import { buildsOf, liveRelease, requestedDists, type SiteRequest } from './request'
import { publicOrigin } from '../public-origin'
import { checkLaunch } from './check-launch'

/** Corrupt pages have just been written anew; a corrupt build is named. */
async function requireLiveIntact({ site }: SiteRequest): Promise<void> {
  if (await isPublished(site)) await requireIntact(site, (await liveRelease(site)).release)
}

/** Runs every check of a publish without publishing; with `--launch`, lists what the college has yet to supply. */
export default async function check(request: SiteRequest): Promise<void> {
  if (request.options.launch) return checkLaunch(request)
  const { site, config } = request
  const fresh = await storeBuilds(site, await requestedDists(request))
  const candidate = await prepare(site, { fresh }, await publicOrigin(config))
  const { release, rendered, findings } = candidate
  reportRepaired(candidate)
  reportKnown(candidate)
  await requireLiveIntact(request)
  refuse(findings)
  console.log(
    `All checks hold for ${buildsOf(release)} (${rendered.length} pages rendered). Nothing was published.`,
  )
}
