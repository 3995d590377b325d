import type { Release } from '../store/release'
import type { FileMemory } from './file-memory'
import type { ReleaseSource } from './live-release'
import type { Sent } from './send-file'
import { storedContent } from './stored-content'

/** The artefact `name` of a release, ready to be sent; undefined if the release has none. */
export async function findArtefact(
  files: FileMemory,
  live: ReleaseSource,
  release: Release,
  name: string,
): Promise<Sent | undefined> {
  // Any address may be asked for here: "constructor" is not an artefact.
  if (!Object.hasOwn(release.artefacts, name)) return undefined
  return storedContent(files, live, release.artefacts[name] ?? '')
}
