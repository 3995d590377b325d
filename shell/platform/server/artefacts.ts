import { join } from 'node:path'
import { pageArtefacts } from '../store/artefacts'
import type { Release } from '../store/release'
import type { FileMemory, StoredFile } from './file-memory'
import type { ReleaseSource } from './live-release'
import type { Sent } from './send-file'

function unstored(content: string): StoredFile {
  const bytes = Buffer.from(content)
  return { identity: { path: '', size: bytes.length, bytes }, br: undefined, gzip: undefined }
}

/** The artefact `name` of a release, ready to be sent; undefined where the release has none of that name. */
export async function findArtefact(
  files: FileMemory,
  { site }: ReleaseSource,
  release: Release,
  name: string,
): Promise<Sent | undefined> {
  if (!release.artefacts) {
    const content = pageArtefacts(release)[name]
    return content === undefined ? undefined : { name, file: unstored(content), hash: release.id }
  }
  const stored = release.artefacts[name]
  const file = stored === undefined ? undefined : await files.get(join(site.pages, stored))
  return stored === undefined || !file ? undefined : { name, file, hash: stored.split('.', 1)[0] ?? '' }
}
