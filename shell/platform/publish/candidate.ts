import type { StoredBuild } from '../store/builds/stored-build'
import type { SiteError } from '../errors/site-error'
import type { SiteDirectory } from '../store/places/site-directory'
import type { Release } from '../store/releases/release'
import type { Finding, KnownFinding } from './findings/finding'
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

/** What the site would be, before its pages are rendered and checked. */
export interface Draft {
  site: SiteDirectory
  /** Its address. */
  origin: string
  /** Its builds. */
  combination: Combination
  /** Those of them that the change brings. */
  fresh: StoredBuild[]
  /** The live release that it is compared with. */
  previous: Release | undefined
  /** The builds of `previous`. */
  live: Combination
  /** The remotes whose builds differ between the two, with those that are added or removed. */
  changing: string[]
}

/** A release that could go live, and what its checks found. */
export interface Candidate extends Pick<Draft, 'combination' | 'previous' | 'live' | 'changing'> {
  release: Release
  /** False if the same builds are live already. */
  changed: boolean
  rendered: string[]
  /** Files that were missing or corrupt in the site directory and are repaired. */
  repaired: string[]
  /** Findings that the live release does not have, charged to `changing`. */
  findings: Finding[]
  /** Findings that the live release has as well. */
  known: KnownFinding[]
  /** Conflicts between builds that are live already. */
  conflicts: SiteError[]
  /** Slots whose optional fill failed: they show their fallback. */
  fallbacks: Finding[]
  /** Number of the pointer's move that it is based on. */
  after: number
}
