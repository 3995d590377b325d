import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { entriesOf } from '../store/entries-of'
import { isNamedByContent } from '../store/served-files'
import { buildDirectory } from '../store/site-directory'
import type { FileMemory, StoredFile } from './file-memory'
import type { ReleaseSource } from './live-release'

/**
 * The file `name` of `remote`. A name with a hash is the same file in every build, so the live build is tried first and others after
 * it; any other name is looked up in the live build only. If this machine lacks the file, `seek` mirrors it.
 */
export async function findBuildFile(
  source: ReleaseSource,
  files: FileMemory,
  remote: string,
  name: string,
): Promise<StoredFile | undefined> {
  const { site, seek } = source
  const builds = (await source.current())?.builds ?? {}
  // Any address may be asked for here: "constructor" is not a remote.
  const live = Object.hasOwn(builds, remote) ? builds[remote] : undefined
  const pathIn = (version: string) => join(buildDirectory(site, remote, version), 'client', name)
  if (!isNamedByContent(name)) return live === undefined ? undefined : files.get(pathIn(live))
  const find = async () =>
    [...(live ? [live] : []), ...(await entriesOf(join(site.builds, remote)))]
      .map(pathIn)
      .find((path) => existsSync(path))
  const path = (await find()) ?? (await seek?.file(remote, name).then(find))
  return path === undefined ? undefined : files.get(path)
}
