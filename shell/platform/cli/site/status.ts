import { readBuild } from '../../store/build-store'
import { describeDamage, isWhole, orDamaged } from '../../store/damage'
import { liveSections, releaseHistory } from '../../store/history'
import type { SiteDirectory } from '../../store/site-directory'
import { requireWhole } from '../../store/verify-release'
import { liveRelease, type SiteRequest } from './request'

/** From which commit a live build was made, where its build knew. */
async function commitOf(site: SiteDirectory, section: string, version: string): Promise<string> {
  const build = await orDamaged(readBuild(site, section, version))
  const { commit, isDirty } = (isWhole(build) && build.manifest.source) || {}
  return commit ? `  commit ${commit.slice(0, 12)}${isDirty ? ' with changes' : ''}` : ''
}

/** What is live: every section with its version, since when, and its pages; verified to the byte. */
export default async function status({ site }: SiteRequest): Promise<void> {
  const { move, release } = await liveRelease(site)
  console.log(`Release ${release.id}, live since ${move.at} (${move.why})`)
  const history = await releaseHistory(site)
  for (const { section, version, since, pages } of liveSections(history.filter(isWhole)))
    console.log(
      `  ${section} ${version}  since ${since}  ${pages} pages${await commitOf(site, section, version)}`,
    )
  console.log(`  ${Object.keys(release.pages).length} pages, for ${release.origin}`)
  for (const entry of history) if (!isWhole(entry)) console.log(`Move ${describeDamage(entry)}`)
  await requireWhole(site, release)
}
