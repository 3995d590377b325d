import { availableParallelism } from 'node:os'
import { buildAhead, type BuildAhead } from '../../build/build-ahead'
import { buildPackage } from '../../build/build-package'
import { sourceHash } from '../../build/source/source-hash'
import { sideBySide } from '../../concurrency/side-by-side'
import { packageDirectory, requireRemotes } from '../../workspace'

/** Builds of remotes whose sources may change while the preview is open. */
export interface FollowedBuilds {
  /** Whether a source has changed since the last build began. */
  hasChanged: () => boolean
  /** Builds the remotes that have changed. @returns the `dist` folders of all */
  build: () => Promise<string[]>
  /** Starts a process for the next build of each remote that was just built, if they are few. Before the checks, it would slow them. */
  startNext: () => void
  /** Ends the processes that wait for the next build. */
  end: () => void
}

/** The hash of what is saved of a remote; undefined while it cannot be read, as in a checkout of another branch. */
function savedHash(name: string): string | undefined {
  try {
    return sourceHash(packageDirectory(name))
  } catch {
    return undefined
  }
}

/** A remote of the checkout: its last build, and the process of the next one. */
function followRemote(name: string) {
  const dir = packageDirectory(name)
  let [hash, dist]: (string | undefined)[] = []
  let next: BuildAhead | undefined
  return {
    build: async (saved: string | undefined) => {
      if (dist !== undefined && hash === saved) return dist
      const building = next?.build() ?? buildPackage(dir, name)
      ;[hash, dist, next] = [saved, undefined, undefined]
      return (dist = await building)
    },
    startNext: () => void (next ??= buildAhead(dir, name)),
    end: () => next?.end(),
  }
}

/** Follows the sources of these remotes. */
export function followRemotes(names: string[]): FollowedBuilds {
  const remotes = names.map(followRemote)
  const atOnce = availableParallelism()
  let built: (string | undefined)[] = []
  let justBuilt: typeof remotes = []
  const changedIn = (saved: typeof built) => remotes.filter((_, index) => saved[index] !== built[index])
  return {
    hasChanged: () => changedIn(names.map(savedHash)).length > 0,
    build: async () => {
      // Before the builds: what is saved while they run is a change. Of all: one that fails may keep others from beginning.
      const saved = names.map(savedHash)
      const changed = changedIn(saved)
      ;[built, justBuilt] = [saved, []]
      requireRemotes(names)
      const indexed = [...remotes.entries()]
      const dists = await sideBySide(indexed, atOnce, ([index, { build }]) => build(saved[index]))
      justBuilt = changed
      return dists
    },
    // Each process takes 120 MB of memory.
    startNext: () => justBuilt.length <= atOnce && justBuilt.forEach(({ startNext }) => startNext()),
    end: () => remotes.forEach(({ end }) => end()),
  }
}
