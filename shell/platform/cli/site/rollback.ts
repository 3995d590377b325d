import { breakingChanges } from '../../publish/checks/finding'
import { isStored } from '../../store/release'
import { rollbackRelease } from '../../publish/rollback'
import { buildsOf, liveRelease, type SiteRequest } from './request'
import { otherAddress, publicOrigin } from '../public-origin'

/** Back to the release before, to a named one, or of one remote only. */
export default async function rollback({ site, config, names, options }: SiteRequest): Promise<void> {
  const [target] = names
  // A corrupt live release can be left for a named one without being read.
  const isRemote =
    target !== undefined &&
    !isStored(site, target) &&
    Object.hasOwn((await liveRelease(site)).release.builds, target)
  if (isRemote) {
    // Renders and checks; a whole release needs neither, and is back sooner without loading what does.
    const { rollbackRemote } = await import('../../publish/rollback-remote')
    const { reportLive } = await import('./report')
    return reportLive(
      await rollbackRemote(site, target, await publicOrigin(config), options.force ? breakingChanges : []),
    )
  }
  // Corrupt, it says nothing.
  const before = await liveRelease(site).catch(() => undefined)
  const release = await rollbackRelease(site, target)
  console.log(`Release ${release.id} is live again: ${buildsOf(release)}`)
  const advice = otherAddress(site, release, config.PUBLIC_ORIGIN ?? before?.release.origin)
  if (advice !== undefined) console.log(advice)
}
