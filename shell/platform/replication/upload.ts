import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endings } from '../files/compress'
import { requireStored } from '../store/releases/page-store'
import { sideBySide } from '../concurrency/side-by-side'
import { contentsOf, readRelease, type Release } from '../store/releases/release'
import { listFiles } from '../files/list-files'
import type { SharedStore } from '../store/places/shared-store'
import { buildDirectory, type SiteDirectory } from '../store/places/site-directory'
import { filesAtOnce } from './mirror-build'
import { mirrorContents, sharedRelease } from './mirror-release'

/** Puts files again that the store has already: this marks them as used, so that no prune deletes them before the move. */
const putFiles = (store: SharedStore, files: { key: string; file: string }[]) =>
  sideBySide(files, filesAtOnce, async ({ key, file }) => store.put(key, await readFile(file)))

async function uploadBuild(site: SiteDirectory, store: SharedStore, remote: string, version: string) {
  const dir = buildDirectory(site, remote, version)
  const names = await listFiles(dir)
  await putFiles(
    store,
    names.map((name) => ({ key: `builds/${remote}/${version}/${name}`, file: join(dir, name) })),
  )
}

/**
 * The release `id` as the store has it, because a key keeps its first content; if the store has none, as this folder has it. The id does
 * not cover artefacts: a preview of another day has another sitemap. Afterwards all of its contents are in this folder.
 */
async function releaseToUpload(site: SiteDirectory, store: SharedStore, id: string): Promise<Release> {
  const shared = await sharedRelease(store, id)
  if (!shared) return readRelease(site, id)
  await mirrorContents(site, store, shared.release)
  return shared.release
}

/**
 * Puts a release into the shared store: its files first, then itself, so that the pointer may move to it. The files of `live` that
 * the store names are there already. Does nothing without a shared store.
 */
export async function uploadRelease(site: SiteDirectory, id: string, live?: Release): Promise<void> {
  const { store } = site
  if (!store) return
  const release = await releaseToUpload(site, store, id)
  // This folder's copy may name other artefacts. All files are put where the store has no whole copy.
  const shared = live && (await sharedRelease(store, live.id).catch(() => undefined))
  const there = new Set(shared && contentsOf(shared.release))
  const names = contentsOf(release).filter((name) => !there.has(name))
  requireStored(site, id, names)
  for (const [remote, version] of Object.entries(release.builds))
    if (shared?.release.builds[remote] !== version) await uploadBuild(site, store, remote, version)
  const files = names
    .flatMap((name) => endings.map((ending) => name + ending))
    .map((name) => ({ key: `pages/${name}`, file: join(site.pages, name) }))
  await putFiles(store, files)
  await store.put(`releases/${id}.json`, Buffer.from(JSON.stringify(release)))
}
