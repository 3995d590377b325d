import { readBuild } from '../../store/builds/stored-build'
import { describeCorruption, isIntact, orCorrupt } from '../../store/places/corruption'
import { liveRemotes, releaseHistory } from '../../store/moves/history'
import type { SiteDirectory } from '../../store/places/site-directory'
import { requireIntact } from '../../store/verify-release'
import { liveRelease } from '../../store/moves/live-release'
import { printLines } from './print-lines'
import type { SiteRequest } from './request'
import { counted } from '../../errors/counted'

/** The commit of a live build, if it is recorded. */
async function commitOf(site: SiteDirectory, remote: string, version: string): Promise<string> {
  const build = await orCorrupt(() => readBuild(site, remote, version))
  const { commit, isDirty } = (isIntact(build) && build.manifest.source) || {}
  return commit ? `  commit ${commit.slice(0, 12)}${isDirty ? ' with changes' : ''}` : ''
}

/** Prints the live release: every remote with its version, its age and its pages. Verifies every file. */
export default async function status({ site }: SiteRequest): Promise<void> {
  const { move, release } = await liveRelease(site)
  console.log(`Release ${release.id}, live since ${move.at} (${move.why})`)
  const history = await releaseHistory(site)
  for (const { remote, version, since, pages } of liveRemotes(history.filter(isIntact)))
    console.log(
      `  ${remote} ${version}  since ${since}  ${counted(pages, 'page')}${await commitOf(site, remote, version)}`,
    )
  console.log(`  ${counted(Object.keys(release.pages).length, 'page')}, for ${release.origin}`)
  for (const entry of history) if (!isIntact(entry)) printLines([`Move ${describeCorruption(entry)}`])
  await requireIntact(site, release)
}
