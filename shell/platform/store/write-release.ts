import { mkdir } from 'node:fs/promises'
import { SiteError } from '../errors/site-error'
import { markUsed } from '../files/mark-used'
import { writeAtomically } from '../files/write-atomically'
import type { SiteDirectory } from './places/site-directory'
import { graceTime } from './prune'
import { releaseFile, type Release } from './releases/release'

/** Most characters of a stored release: each prune reads all of them. A page of the site takes two thousand. */
const most = 20_000_000

/** Refuses a release of so many characters, or pages and findings that would make one. */
export function requireReleaseSize(characters: number): void {
  if (characters <= most) return
  throw new SiteError(
    'check-failed',
    `The release: expected at most ${most} characters in what it keeps of its pages and their findings; found ${characters} or more.`,
    'Fix the findings of the new builds, or give them fewer pages with fewer ids and links; the live site is as it was.',
  )
}

/** Stores a release. Visitors see it only when the pointer names it. */
export async function writeRelease(site: SiteDirectory, release: Release): Promise<void> {
  // A copy of a site may lack folders that were empty.
  await mkdir(site.releases, { recursive: true })
  const text = JSON.stringify(release)
  requireReleaseSize(text.length)
  await writeAtomically(releaseFile(site, release.id), text)
}

/** Keeps a stored release, and all that it uses, from a prune for an hour. @returns false if a prune has deleted it */
export const keepRelease = (site: SiteDirectory, { id }: Release): Promise<boolean> =>
  markUsed(releaseFile(site, id))

/**
 * Stores the release of a candidate, which may never go live: a prune deletes it an hour later. A stored release stays as it is,
 * because it may be live, with accepted findings.
 */
export async function storeCandidate(site: SiteDirectory, release: Release): Promise<void> {
  if (!(await keepRelease(site, release))) await writeRelease(site, release)
}

/** Keeps the candidate that `current` names from the prunes of other processes until this one ends. */
export function keepCandidate(site: SiteDirectory, current: () => Release | undefined): void {
  const keep = (release: Release | undefined) => release && keepRelease(site, release)
  setInterval(() => void keep(current())?.catch(() => {}), graceTime / 2).unref()
}
