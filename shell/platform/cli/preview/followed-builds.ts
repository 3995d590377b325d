import { availableParallelism } from 'node:os'
import { buildAhead } from '../../build/build-ahead'
import { sourceHash } from '../../build/source/source-hash'
import { sideBySide } from '../../concurrency/side-by-side'
import { packageDirectory } from '../../workspace'

/** Builds of remotes whose sources may change while the preview is open. */
export interface FollowedBuilds {
  /** Whether a source has changed since the last build began. */
  hasChanged: () => boolean
  /** Builds the remotes that have changed. @returns the `dist` folders of all */
  build: () => Promise<string[]>
  /** Ends the processes that wait for the next build. */
  end: () => void
}

/** A remote of the checkout: its last build, and the process of the next one. */
function followRemote(name: string) {
  const dir = packageDirectory(name)
  let [hash, dist]: (string | undefined)[] = []
  let next = buildAhead(dir, name)
  const isOld = () => hash !== sourceHash(dir)
  return {
    isOld,
    build: async () => {
      if (dist !== undefined && !isOld()) return dist
      dist = undefined
      // Before the build: what is saved while it runs is a change.
      hash = sourceHash(dir)
      try {
        return (dist = await next.build())
      } finally {
        next = buildAhead(dir, name)
      }
    },
    end: () => next.end(),
  }
}

/** Follows the sources of these remotes. */
export function followRemotes(names: string[]): FollowedBuilds {
  const remotes = names.map(followRemote)
  return {
    hasChanged: () => remotes.some(({ isOld }) => isOld()),
    build: () => sideBySide(remotes, availableParallelism(), ({ build }) => build()),
    end: () => remotes.forEach(({ end }) => end()),
  }
}
