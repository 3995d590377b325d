import { makeFolder } from '../files/make-folder'
import { storeBuild } from '../store/builds/build-store'
import type { StoredBuild } from '../store/builds/stored-build'
import type { SiteDirectory } from '../store/places/site-directory'
import type { Candidate } from './candidate'
import { breakingChanges } from './findings/refuse'
import { withoutBrowser } from './gate'
import { goLive, type LiveChange } from './go-live'

/** Takes the builds in `dists` (each a `dist/` folder) into the store. */
export async function storeBuilds(site: SiteDirectory, dists: string[]): Promise<StoredBuild[]> {
  await makeFolder(site.work)
  const fresh: StoredBuild[] = []
  for (const dist of dists) fresh.push(await storeBuild(site, dist))
  return fresh
}

/** The command that publishes these builds, for the log. */
export const publishWords = (builds: StoredBuild[]) =>
  `publish ${builds.map(({ manifest, version }) => `${manifest.name}@${version}`).join(' ')}`

/** `force` accepts breaking changes. */
type PublishOptions = Pick<LiveChange, 'prove'> & { force?: boolean | undefined }

/** The change that puts `fresh` live. */
export const publication = (
  fresh: StoredBuild[],
  { force, prove = withoutBrowser }: PublishOptions = {},
): LiveChange => ({ fresh, why: publishWords(fresh), tolerated: force ? breakingChanges : [], prove })

/** Stores and publishes the builds in `dists`. */
export async function publish(
  site: SiteDirectory,
  dists: string[],
  origin: string | undefined,
  options?: PublishOptions,
): Promise<Candidate> {
  return goLive(site, publication(await storeBuilds(site, dists), options), origin)
}

/** Removes a remote and its pages from the site. Refused if other remotes still link to them, except with `force`. */
export function unpublish(
  site: SiteDirectory,
  remote: string,
  origin: string | undefined,
  force = false,
): Promise<Candidate> {
  const tolerated = force ? breakingChanges : ['vanished page']
  return goLive(site, { fresh: [], removed: remote, why: `unpublish ${remote}`, tolerated }, origin)
}
