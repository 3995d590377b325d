import type { StoredBuild } from '../store/build-store'
import type { SiteError } from '../store/errors'
import type { Release } from '../store/release'
import type { Finding, KnownFinding } from './checks/finding'
import type { Combination } from './combination'

/** What a new release changes about the live one. */
export interface Change {
  /** Builds that take the place of their remotes' live versions. */
  fresh: StoredBuild[]
  /** A remote that leaves the site. */
  removed?: string
}

/** A release that could go live, and what its checks found. */
export interface Candidate {
  release: Release
  /** False where the same builds are live already. */
  changed: boolean
  rendered: string[]
  /** What was missing or corrupt in the site directory, and is whole again. */
  repaired: string[]
  /** What this change causes, or what is seen for the first time. */
  findings: Finding[]
  /** What was live before this change. */
  known: KnownFinding[]
  /** Why the builds that are live already are no sound combination. */
  conflicts: SiteError[]
  /** Places whose optional fill failed: they show their own fallback. */
  fallbacks: Finding[]
  /** Pages of what changes to which no page leads. */
  unlinked: string[]
  /** Its builds, and those of the live release. */
  combination: Combination
  live: Combination
  /** The remotes that change. */
  changing: string[]
  /** What only a browser can prove: the remotes that meet another React. */
  toProve: string[]
  /** The live release that it is compared with. */
  previous: Release | undefined
  /** Number of the pointer's move that it is based on. */
  after: number
}
