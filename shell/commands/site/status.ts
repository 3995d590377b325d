import { describeDamage, isWhole } from '../../publisher/damage'
import { liveSections, releaseHistory } from '../../publisher/history'
import { liveRelease, type SiteRequest } from './request'

/** What is live: every section with its version, since when, and its pages. */
export default async function status({ site }: SiteRequest): Promise<void> {
  const { move, release } = await liveRelease(site)
  console.log(`Release ${release.id}, live since ${move.at} (${move.why})`)
  const history = await releaseHistory(site)
  for (const { section, version, since, pages } of liveSections(history.filter(isWhole)))
    console.log(`  ${section} ${version}  since ${since}  ${pages} pages`)
  console.log(`  ${Object.keys(release.pages).length} pages, for ${release.origin}`)
  for (const entry of history) if (!isWhole(entry)) console.log(`Move ${describeDamage(entry)}`)
}
