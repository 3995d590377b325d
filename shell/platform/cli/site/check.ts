import { liveRelease } from '../../store/moves/live-release'
import { isPublished } from '../../store/moves/pointer'
import { prepare } from '../../publish/prepare'
import { proveCandidate, requirePublishable } from '../../publish/gate'
import { storeBuilds } from '../../publish/publish'
import { withBrowser } from '../../proof/with-browser'
import { pruneOrWarn } from '../../replication/prune-site'
import { requireIntact } from '../../store/verify-release'
import { checkedLines, heldLine } from '../../publish/candidate-words'
import { refuseSurplus } from '../../command-line'
import { printLines } from './print-lines'
import { browserFor, type SiteRequest } from './request'
import { startBuilds } from './requested-builds'
import { checkLaunch } from './check-launch'

/** Missing files were just written again; corrupt ones are named. */
async function requireLiveIntact({ site }: SiteRequest): Promise<void> {
  if (await isPublished(site)) await requireIntact(site, (await liveRelease(site)).release)
}

/** The list is that of the live site: it has no use for a build. */
function requireAlone({ names, options }: SiteRequest): void {
  const others = Object.keys(options).filter((option) => option !== 'launch')
  refuseSurplus('check --launch', names, others, 'npm run site -- check --launch')
}

/** Runs every check of a publish without publishing; with `--launch`, lists what the college still has to supply. */
export default async function check(request: SiteRequest): Promise<void> {
  if (request.options.launch) {
    requireAlone(request)
    return checkLaunch(request)
  }
  const { site, config } = request
  const dists = startBuilds(request)
  await withBrowser(browserFor(request), async (prove) => {
    const fresh = await storeBuilds(site, await dists)
    const candidate = await prepare(site, { fresh }, config.PUBLIC_ORIGIN)
    printLines(checkedLines(candidate))
    await requireLiveIntact(request)
    await requirePublishable(site, candidate)
    await proveCandidate(site, candidate, prove)
    console.log(heldLine(candidate))
  }).finally(() => pruneOrWarn(site, console.log))
}
