import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { entriesOf } from '../../files/entries-of'
import { isNamedByContent } from '../../store/builds/served-files'
import { buildDirectory } from '../../store/places/site-directory'
import type { FileMemory, StoredFile } from '../answers/file-memory'
import type { ReleaseSource, TabRelease } from '../releases/release-source'

/** The versions of `remote` in `releases`. */
const versionsIn = (releases: (TabRelease | undefined)[], remote: string) =>
  releases.flatMap((release) =>
    // Any address may be asked for here: "constructor" is not a remote.
    release && Object.hasOwn(release.builds, remote) ? (release.builds[remote] ?? []) : [],
  )

/** Where the file is on this machine: its path, and the version of its build. */
async function findHere(live: ReleaseSource, remote: string, name: string) {
  const { site } = live
  const here = (versions: string[]) =>
    [...new Set(versions)]
      .map((version) => ({ version, path: join(buildDirectory(site, remote, version), 'client', name) }))
      .find(({ path }) => existsSync(path))
  const current = here(versionsIn([await live.current()], remote))
  if (current) return { ...current, wasLive: true }
  if (!isNamedByContent(name)) return undefined
  const before = here(versionsIn(await live.recent(), remote))
  const found = before ?? here(await entriesOf(join(site.builds, remote)))
  return found && { ...found, wasLive: before !== undefined }
}

/**
 * The file `name` of `remote`, the version of the build that has it, and whether that build is or was live: a token that may only
 * preview can store other content under a name with a hash. So the live build is tried first, those before it next, and others last;
 * a name without a hash is looked up in the live build only. If this machine lacks the file, `seek` mirrors it.
 */
export async function findBuildFile(
  live: ReleaseSource,
  files: FileMemory,
  remote: string,
  name: string,
): Promise<{ file: StoredFile; version: string; wasLive: boolean } | undefined> {
  const seek = isNamedByContent(name) ? live.seek : undefined
  const find = () => findHere(live, remote, name)
  const here = await find()
  // The shared store may have a newer live build with the file.
  const found = here?.wasLive ? here : ((await seek?.file(remote, name).then(find)) ?? here)
  const file = found && (await files.get(found.path))
  return file && { file, version: found.version, wasLive: found.wasLive }
}
