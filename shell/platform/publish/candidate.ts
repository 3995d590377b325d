import type { StoredBuild } from '../store/builds/build-store'
import type { SiteError } from '../errors/site-error'
import type { Release } from '../store/releases/release'
import type { Finding, KnownFinding } from './checks/finding'
import type { Combination } from './compose/combination'

/** What a new release changes about the live one. */
export interface Change {
  /** Builds that take the place of their remotes' live versions. */
  fresh: StoredBuild[]
  /** A remote that leaves the site. */
  removed?: string
  /** The version of `remote` that must be live still; undefined for none. */
  replaces?: { remote: string; version: string | undefined }
}

/** A release that could go live, and what its checks found. */
export interface Candidate {
  release: Release
  /** False if the same builds are live already. */
  changed: boolean
  rendered: string[]
  /** Files that were missing or corrupt in the site directory and are repaired. */
  repaired: string[]
  /** Findings that the live release does not have. */
  findings: Finding[]
  /** Findings that were live before this change. */
  known: KnownFinding[]
  /** Conflicts between builds that are live already. */
  conflicts: SiteError[]
  /** Slots whose optional fill failed: they show their fallback. */
  fallbacks: Finding[]
  /** Its builds, and those of the live release. */
  combination: Combination
  live: Combination
  changing: string[]
  /** The live release that it is compared with. */
  previous: Release | undefined
  /** Number of the pointer's move that it is based on. */
  after: number
}
