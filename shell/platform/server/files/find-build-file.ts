import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { entriesOf } from '../../files/entries-of'
import { isNamedByContent } from '../../store/builds/served-files'
import { buildDirectory } from '../../store/places/site-directory'
import type { ReleaseSource, TabRelease } from '../releases/release-source'

/** The versions of `remote` in `releases`. */
const versionsIn = (releases: (TabRelease | undefined)[], remote: string) =>
  releases.flatMap((release) =>
    // Any address may be asked for here: "constructor" is not a remote.
    release && Object.hasOwn(release.builds, remote) ? (release.builds[remote] ?? []) : [],
  )

/** Where a file is on this machine: its path, the version of its build, and whether that build is live or was lately. */
interface FoundFile {
  path: string
  version: string
  hasBeenLive: boolean
}

async function findHere(live: ReleaseSource, remote: string, name: string): Promise<FoundFile | undefined> {
  const { site } = live
  const firstIn = (versions: string[]) =>
    [...new Set(versions)]
      .map((version) => ({ version, path: join(buildDirectory(site, remote, version), 'client', name) }))
      .find(({ path }) => existsSync(path))
  const current = firstIn(versionsIn([await live.current()], remote))
  if (current) return { ...current, hasBeenLive: true }
  if (!isNamedByContent(name)) return undefined
  const earlier = firstIn(versionsIn(await live.recent(), remote))
  if (earlier) return { ...earlier, hasBeenLive: true }
  const other = firstIn(await entriesOf(join(site.builds, remote)))
  return other && { ...other, hasBeenLive: false }
}

/**
 * Finds the file `name` of `remote`. A token that may only preview can store other content under a name with a hash, so the live build
 * is tried first, those before it next, and others last; a name without a hash is looked up in the live build only. If this machine
 * lacks the file, `seek` mirrors it.
 */
export async function findBuildFile(live: ReleaseSource, remote: string, name: string) {
  const found = await findHere(live, remote, name)
  if (found?.hasBeenLive || !live.seek || !isNamedByContent(name)) return found
  // The shared store may have a newer live build with the file.
  await live.seek.file(remote, name)
  return (await findHere(live, remote, name)) ?? found
}
