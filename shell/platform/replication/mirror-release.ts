import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { corruptCopies } from '../files/compress'
import { contentHash } from '../files/hash'
import { sharedWork } from '../concurrency/shared-work'
import { sideBySide } from '../concurrency/side-by-side'
import { markUsed } from '../files/mark-used'
import { contentsOf, isStored, parseRelease, releaseFile, type Release } from '../store/releases/release'
import { releaseId } from '../store/releases/release-id'
import type { SharedStore } from '../store/places/shared-store'
import type { SiteDirectory } from '../store/places/site-directory'
import { writeAtomically } from '../files/write-atomically'
import { corrupt, filesAtOnce, isName, mirrorBuild } from './mirror-build'

/** Release `id` of the shared store, with its names checked; undefined if the store has none. */
export async function sharedRelease(store: SharedStore, id: string) {
  const text = (await store.get(`releases/${id}.json`))?.toString()
  if (text === undefined) return undefined
  const release = parseRelease(text, (fault) => corrupt(`a release ${id} that ${fault}`))
  const builds = Object.entries(release.builds)
  const areNames =
    builds.every(([remote, version]) => isName.remote(remote) && isName.version(version)) &&
    contentsOf(release).every(isName.content)
  if (!areNames || release.id !== id || releaseId(release) !== id)
    throw corrupt(`another release under the name ${id}`)
  return { release, text }
}

/**
 * All copies are checked before the first is written, because they may replace files that are served: a file of another account cannot be
 * marked as used, and is written again. The plain file is the last: if it exists, its compressed copies do, and another release may rely
 * on it.
 */
async function mirrorContent(site: SiteDirectory, store: SharedStore, name: string): Promise<void> {
  const file = join(site.pages, name)
  if (await markUsed(file).catch(() => false)) return
  const plain = await store.get(`pages/${name}`)
  const wrong = corrupt(`a content ${name} that is not what its name says`)
  if (!plain || !name.startsWith(`${contentHash(plain.toString())}.`)) throw wrong
  const copies = new Map<string, Buffer>()
  const fetched = async (copy: string) => {
    const packed = await store.get(`pages/${basename(copy)}`)
    if (packed) copies.set(copy, packed)
    return packed
  }
  if ((await corruptCopies(file, plain, fetched)).length > 0) throw wrong
  for (const [copy, packed] of copies) await writeAtomically(copy, packed)
  await writeAtomically(file, plain)
}

/** Mirrors the pages and artefacts of a release of the store. */
export const mirrorContents = (site: SiteDirectory, store: SharedStore, release: Release) =>
  sideBySide(contentsOf(release), filesAtOnce, (name) => mirrorContent(site, store, name))

async function fetchRelease(site: SiteDirectory, store: SharedStore, id: string): Promise<boolean> {
  const shared = await sharedRelease(store, id)
  if (!shared) return false
  const { release, text } = shared
  for (const folder of [site.pages, site.releases]) await mkdir(folder, { recursive: true })
  for (const [remote, version] of Object.entries(release.builds))
    if (!(await mirrorBuild(site, store, remote, version))) throw corrupt(`no build ${remote}@${version}`)
  await mirrorContents(site, store, release)
  await writeAtomically(releaseFile(site, id), text)
  return true
}

const fetchOnce = sharedWork<boolean>()

/**
 * Mirrors release `id` into this folder with all its files, and checks every hash. The release itself is stored last.
 * @returns false if the shared store has no such release
 */
export const mirrorRelease = async (site: SiteDirectory, store: SharedStore, id: string): Promise<boolean> =>
  isStored(site, id) || fetchOnce(releaseFile(site, id), () => fetchRelease(site, store, id))
