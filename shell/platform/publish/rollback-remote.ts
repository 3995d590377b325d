import { readIntactBuild } from '../store/builds/stored-build'
import { isIntact } from '../store/places/corruption'
import { endedReleases } from '../store/moves/ended-releases'
import { SiteError } from '../errors/site-error'
import { releaseHistory } from '../store/moves/history'
import { allMoves } from '../store/moves/pointer'
import type { Candidate } from './candidate'
import { breakingChanges } from './findings/refuse'
import { goLive } from './go-live'
import type { SiteDirectory } from '../store/places/site-directory'

const noEarlier = (remote: string) =>
  new SiteError(
    'release-unknown',
    `There is no version of ${remote} to go back to: none was live before this one, its releases were withdrawn, or a prune has deleted it.`,
    `See what is live (npx --no remote status --to URL), or publish a build of an earlier commit. On the machine of the site, the operator sees what was (npm run site -- log), and takes a remote off the site: npm run site -- unpublish ${remote}`,
  )

/**
 * The live version, and the one that was live before it first was, past withdrawn releases. Two rollbacks go back two versions.
 * @throws SiteError if a release that cannot be read may hold the earlier version
 */
async function liveAndEarlier(site: SiteDirectory, remote: string) {
  const history = await releaseHistory(site)
  const versionIn = (entry: (typeof history)[number]) =>
    isIntact(entry) ? entry.release.builds[remote] : undefined
  const live = history.findLast(isIntact)?.release.builds[remote]
  const first = history.findIndex((entry) => versionIn(entry) === live)
  const before = live === undefined ? history : history.slice(0, first)
  const ends = endedReleases((await allMoves(site)).filter(isIntact))
  const last = before.findLast(
    (entry) => !isIntact(entry) || (versionIn(entry) && ends.get(entry.release.id) !== 'withdrawn'),
  )
  if (last && !isIntact(last)) throw last.corruption
  const earlier = last && versionIn(last)
  if (earlier === undefined) throw noEarlier(remote)
  return { live, earlier }
}

/** The releases that hold the live version of `remote`; none if it is not live. */
export async function releasesWithLive(site: SiteDirectory, remote: string): Promise<string[]> {
  const releases = (await releaseHistory(site)).filter(isIntact).map(({ release }) => release)
  const live = releases.at(-1)?.builds[remote]
  if (live === undefined) return []
  return [...new Set(releases.filter(({ builds }) => builds[remote] === live).map(({ id }) => id))]
}

/**
 * Puts a remote's earlier version live with the newest of all others, through the same checks as a publish. `withdraw` withdraws
 * every release with the version that it replaces.
 */
export async function rollbackRemote(
  site: SiteDirectory,
  remote: string,
  origin: string | undefined,
  { force, withdraw }: { force?: boolean | undefined; withdraw?: boolean | undefined } = {},
): Promise<Candidate> {
  const { live, earlier } = await liveAndEarlier(site, remote)
  // Pages that only the newer version has are removed with it.
  return goLive(
    site,
    {
      fresh: [await readIntactBuild(site, remote, earlier)],
      replaces: { remote, version: live },
      why: `rollback ${remote} to ${earlier}`,
      tolerated: force ? breakingChanges : ['vanished page', 'emptied slot'],
      withdraws: withdraw ? () => releasesWithLive(site, remote) : undefined,
    },
    origin,
  )
}
