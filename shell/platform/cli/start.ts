import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildPackage } from '../build/build-package'
import { sourceHash } from '../build/source/source-hash'
import { readConfig, type Config } from '../config'
import { sideBySide } from '../concurrency/side-by-side'
import { makeFolder } from '../files/make-folder'
import { readManifest } from '../store/builds/manifest-file'
import { isPublished } from '../store/moves/pointer'
import { siteDirectory, type SiteDirectory } from '../store/places/site-directory'
import { catchUp } from '../replication/catch-up'
import { openStoreToWrite } from '../replication/open-store'
import { remotesWithChanges } from './remotes-with-changes'
import { endWithFailure, reportFailure } from './report-failure'
import { serveLive } from './serve-live'
import { liveRelease } from '../store/moves/live-release'
import { packageDirectory, remoteNames } from '../workspace'
import { counted } from '../errors/counted'

/** The `dist/` folder of `name`, built again unless its sources are the same. */
async function upToDateDist(name: string): Promise<string> {
  const dir = packageDirectory(name)
  const dist = join(dir, 'dist')
  const built = await readManifest(dist).catch(() => undefined)
  if (built?.source?.hash === sourceHash(dir)) return dist
  console.log(`Building ${name} …`)
  return buildPackage(dir, name)
}

/** Publishes the first release of a site: every remote of the checkout. */
async function publishFirst(site: SiteDirectory, config: Config): Promise<void> {
  // Before the builds, so that an unusable folder is reported soon.
  await makeFolder(site.root)
  const dists = await sideBySide(remoteNames(), availableParallelism(), upToDateDist)
  const { publish } = await import('../publish/publish')
  const { release, rendered } = await publish(site, dists, config.PUBLIC_ORIGIN)
  console.log(`Release ${release.id} is live (${counted(rendered.length, 'page')} rendered).`)
}

async function tellChangedRemotes(site: SiteDirectory): Promise<void> {
  const changed = await remotesWithChanges(site, (await liveRelease(site)).release)
  if (changed.length === 0) return
  const names = changed.join(' ')
  console.log(
    `The sources of ${names} differ from what is live; this publishes them: npm run site -- publish ${names}`,
  )
}

/** Tells a fault that does not keep the site from starting: of the sources, the live release or the shared store. */
function tell(error: unknown): undefined {
  reportFailure(error, process.env)
}

/** Serves the site. Publishes only if nothing was published before: later, only `publish` changes what is live. */
async function start(): Promise<void> {
  const config = readConfig(process.env)
  const store = config.SITE_STORE ? await openStoreToWrite(config.SITE_STORE).catch(tell) : undefined
  const site = siteDirectory(config.SITE_DIR, store)
  const isReached = config.SITE_STORE === undefined || store !== undefined
  // Otherwise the store may hold a site that this folder lacks.
  const isCaughtUp = isReached && (await catchUp(site).then(() => true, tell))
  if (await isPublished(site)) await tellChangedRemotes(site).catch(tell)
  else if (isCaughtUp) await publishFirst(site, config)
  await store?.close()
  await serveLive()
}

await start().catch(endWithFailure)
