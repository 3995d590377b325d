import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { entriesOf } from '../store/entries-of'
import { isNamedByContent } from '../store/served-files'
import { buildDirectory } from '../store/site-directory'
import type { FileMemory, StoredFile } from './file-memory'
import type { ReleaseSource } from './live-release'

/**
 * The file `name` of `remote`, of the live build first: one that another build has under this name is the same. What is not named by its
 * content is the live build's alone. A tab of another server may ask for what this one lacks: `seek` brings it.
 */
export async function findBuildFile(
  source: ReleaseSource,
  files: FileMemory,
  remote: string,
  name: string,
): Promise<StoredFile | undefined> {
  const { site, seek } = source
  const live = (await source.current())?.builds[remote]
  const pathIn = (version: string) => join(buildDirectory(site, remote, version), 'client', name)
  if (!isNamedByContent(name)) return live === undefined ? undefined : files.get(pathIn(live))
  const find = async () =>
    [...(live ? [live] : []), ...(await entriesOf(join(site.builds, remote)))]
      .map(pathIn)
      .find((path) => existsSync(path))
  const path = (await find()) ?? (await seek?.file(remote, name).then(find))
  return path === undefined ? undefined : files.get(path)
}
