import { isIntact } from '../../store/places/corruption'
import { SiteError } from '../../errors/site-error'
import { releaseHistory } from '../../store/moves/history'
import { liveMove } from '../../store/moves/pointer'
import { isReleaseId, isStored } from '../../store/releases/release'
import type { SiteDirectory } from '../../store/places/site-directory'
import { liveAgainLine, liveLines } from '../../publish/candidate-words'
import { rollbackRelease } from '../../publish/rollback'
import { printLines } from './print-lines'
import { liveRelease } from '../../store/moves/live-release'
import type { SiteRequest } from './request'
import { reportOtherAddress } from '../report-other-address'

async function reportWithdrawn(site: SiteDirectory): Promise<void> {
  const { withdraws = [] } = (await liveMove(site)) ?? {}
  console.log(`Withdrawn, and left by open tabs at their next navigation: ${withdraws.join(' ') || 'none'}`)
}

/** Whether `name` is a remote that the site has, or had before it was unpublished. */
async function wasLive(site: SiteDirectory, name: string): Promise<boolean> {
  const history = (await releaseHistory(site)).filter(isIntact)
  return history.some(({ release }) => Object.hasOwn(release.builds, name))
}

const unknownTarget = (name: string) =>
  new SiteError(
    'release-unknown',
    `${name} names no remote in the log, and no release: a release has 16 hexadecimal digits.`,
    '`npm run site -- log` lists both.',
  )

/** Goes back to the previous release, to a named one, or for one remote only; with `--withdraw`, open tabs leave the replaced release too. */
export default async function rollback({ site, config, names, options }: SiteRequest): Promise<void> {
  const [target] = names
  // A named release goes live even if another one cannot be read.
  if (target !== undefined && !isStored(site, target) && (await wasLive(site, target))) {
    // The rollback of a remote renders and checks; that of a release does neither and starts sooner without loading these modules.
    const { rollbackRemote } = await import('../../publish/rollback-remote')
    printLines(liveLines(await rollbackRemote(site, target, config.PUBLIC_ORIGIN, options)))
    return options.withdraw ? reportWithdrawn(site) : undefined
  }
  if (target !== undefined && !isReleaseId(target)) throw unknownTarget(target)
  // A corrupt live release names no address.
  const before = await liveRelease(site).catch(() => undefined)
  const release = await rollbackRelease(site, target, options)
  console.log(liveAgainLine(release))
  if (options.withdraw) await reportWithdrawn(site)
  reportOtherAddress(config, release, config.PUBLIC_ORIGIN ?? before?.release.origin)
}
