import { refuse } from '../../publish/checks/finding'
import { readBuild } from '../../store/build-store'
import { samplesInPlace } from '../../publish/launch-check'
import { isPublished } from '../../store/pointer'
import { prepare } from '../../publish/prepare'
import { storeBuilds } from '../../publish/publish'
import { requireIntact } from '../../store/verify-release'
import { reportKnown, reportRepaired } from './report'
import { buildsOf, liveRelease, requestedDists, type SiteRequest } from './request'
import { publicOrigin } from '../public-origin'

async function checkLaunch({ site }: SiteRequest): Promise<void> {
  const { release } = await liveRelease(site)
  const samples = await samplesInPlace(site, release)
  const shell = await readBuild(site, 'shell', release.builds['shell'] ?? '')
  console.log(`${samples.length} sample values are still in place:`)
  for (const { value, needed } of samples) console.log(`  ${needed}: ${value}`)
  console.log('\nOnly the college can answer:')
  for (const question of shell.manifest.site?.launchQuestions ?? []) console.log(`  ${question}`)
}

/** Corrupt pages have just been written anew; a corrupt build is named. */
async function requireLiveWhole({ site }: SiteRequest): Promise<void> {
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
  await requireLiveWhole(request)
  refuse(findings)
  console.log(
    `All checks hold for ${buildsOf(release)} (${rendered.length} pages rendered). Nothing was published.`,
  )
}
