import { readBuild } from '../../store/build-store'
import { describeDamage, isIntact, orCorrupt } from '../../store/corruption'
import { liveRemotes, releaseHistory } from '../../store/history'
import type { SiteDirectory } from '../../store/site-directory'
import { requireIntact } from '../../store/verify-release'
import { liveRelease, type SiteRequest } from './request'

/** From which commit a live build was made, where its build knew. */
async function commitOf(site: SiteDirectory, remote: string, version: string): Promise<string> {
  const build = await orCorrupt(readBuild(site, remote, version))
  const { commit, isDirty } = (isIntact(build) && build.manifest.source) || {}
  return commit ? `  commit ${commit.slice(0, 12)}${isDirty ? ' with changes' : ''}` : ''
}

/** What is live: every remote with its version, since when, and its pages; verified to the byte. */
export default async function status({ site }: SiteRequest): Promise<void> {
  const { move, release } = await liveRelease(site)
  console.log(`Release ${release.id}, live since ${move.at} (${move.why})`)
  const history = await releaseHistory(site)
  for (const { remote, version, since, pages } of liveRemotes(history.filter(isIntact)))
    console.log(
      `  ${remote} ${version}  since ${since}  ${pages} page${pages === 1 ? '' : 's'}${await commitOf(site, remote, version)}`,
    )
  console.log(`  ${Object.keys(release.pages).length} pages, for ${release.origin}`)
  for (const entry of history) if (!isIntact(entry)) console.log(`Move ${describeDamage(entry)}`)
  await requireIntact(site, release)
}
