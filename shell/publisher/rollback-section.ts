import { readBuild } from './build-store'
import { isWhole } from './damage'
import { PublishError } from './errors'
import { releaseHistory } from './history'
import type { Candidate } from './prepare'
import { goLive } from './publish'
import type { SiteDirectory } from './site-directory'

async function earlierVersion(site: SiteDirectory, section: string): Promise<string> {
  const history = (await releaseHistory(site)).filter(isWhole)
  const current = history.at(-1)?.release.builds[section]
  const earlier = history
    .map(({ release }) => release.builds[section])
    .findLast((version) => version !== undefined && version !== current)
  if (earlier !== undefined) return earlier
  throw new PublishError(
    'release-unknown',
    `No earlier version of ${section} was ever live.`,
    '`npm run site -- log` lists what was.',
  )
}

/** Puts one section's earlier version live with the newest of all others, through the same checks as a publish. */
export async function rollbackSection(
  site: SiteDirectory,
  section: string,
  origin: string,
  tolerated: readonly string[],
): Promise<Candidate> {
  const version = await earlierVersion(site, section)
  const fresh = [await readBuild(site, section, version)]
  const why = `rollback ${section} to ${version}`
  // Pages that only the newer version has go with it.
  return goLive(site, { fresh, why, tolerated: ['vanished page', 'emptied slot', ...tolerated] }, origin)
}
