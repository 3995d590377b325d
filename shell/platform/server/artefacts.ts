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

/** The artefact `name` of a release, ready to be sent; undefined if the release has none. */
export async function findArtefact(
  files: FileMemory,
  { site }: ReleaseSource,
  release: Release,
  name: string,
): Promise<Sent | undefined> {
  if (!release.artefacts) {
    const contentOf = pageArtefacts.get(name)
    return contentOf && { name, file: unstored(contentOf(release)), hash: release.id }
  }
  // Any address may be asked for here: "constructor" is not an artefact.
  if (!Object.hasOwn(release.artefacts, name)) return undefined
  const stored = release.artefacts[name] ?? ''
  const file = await files.get(join(site.pages, stored))
  return file && { name, file, hash: stored.split('.', 1)[0] ?? '' }
}
