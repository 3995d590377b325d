import { join } from 'node:path'
import type { Release } from '../../store/releases/release'
import type { FileMemory } from '../answers/file-memory'
import type { ReleaseSource } from '../releases/release-source'
import type { Sent } from '../answers/send-file'

/** The stored content `name`, ready to be sent; undefined if it is missing. It is named after its hash. */
export async function storedContent(
  { site }: ReleaseSource,
  files: FileMemory,
  name: string,
): Promise<Sent | undefined> {
  const file = await files.get(join(site.pages, name))
  return file && { name, file, hash: name.split('.', 1)[0] ?? '' }
}

/** The artefact `name` of a release, ready to be sent; undefined if the release has none. */
export async function findArtefact(
  live: ReleaseSource,
  files: FileMemory,
  release: Release,
  name: string,
): Promise<Sent | undefined> {
  // Any address may be asked for here: "constructor" is not an artefact.
  if (!Object.hasOwn(release.artefacts, name)) return undefined
  return storedContent(live, files, release.artefacts[name] ?? '')
}
