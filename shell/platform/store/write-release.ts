import { mkdir } from 'node:fs/promises'
import { markUsed } from '../files/mark-used'
import { writeAtomically } from '../files/write-atomically'
import type { SiteDirectory } from './places/site-directory'
import { graceTime } from './prune'
import { releaseFile, type Release } from './releases/release'

/** Stores a release. Visitors see it only when the pointer names it. */
export async function writeRelease(site: SiteDirectory, release: Release): Promise<void> {
  // A copy of a site may lack folders that were empty.
  await mkdir(site.releases, { recursive: true })
  await writeAtomically(releaseFile(site, release.id), JSON.stringify(release))
}

/**
 * Stores the release of a candidate, which may never go live: a prune deletes it an hour later. A stored release stays as it is,
 * because it may be live, with accepted findings.
 */
export async function storeCandidate(site: SiteDirectory, release: Release): Promise<void> {
  if (!(await markUsed(releaseFile(site, release.id)))) await writeRelease(site, release)
}

/** Keeps a stored candidate from the prunes of other processes until this one ends. */
export function keepCandidate(site: SiteDirectory, { id }: Release): void {
  const keep = () => void markUsed(releaseFile(site, id)).catch(() => {})
  setInterval(keep, graceTime / 2).unref()
}
