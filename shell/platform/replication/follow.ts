import { prune } from '../store/prune'
import type { SiteDirectory } from '../store/site-directory'
import { catchUp, mirrorNeeded } from './catch-up'
import { mirrorBuild, mirrorFile, mirrorRelease } from './mirror-release'

/** A follower looks by itself this often (ms): not every store tells of moves, and a connection may be gone unnoticed. */
const lookEvery = 2000
/** Older releases come this many at a time: a move does not wait for all of them. */
const releasesAtOnce = 3
/** What is no longer needed is deleted this often (ms). */
const pruneEvery = 3_600_000

/** Keeps a folder up to a shared store. */
export interface Follower {
  /** Brings one release, one build or a build that holds this file, before its turn. @returns whether the store has it */
  bringRelease(id: string): Promise<boolean>
  bringBuild(remote: string, version: string): Promise<boolean>
  bringFile(remote: string, name: string): Promise<boolean>
  /** Ends once nothing is under way. */
  stop(): Promise<void>
}

/** Follows the shared store of `site`; `tellFault` hears of each fault once, for as long as it lasts. */
export function follow(site: SiteDirectory, tellFault: (fault: unknown) => void): Follower {
  let [waiting, running]: [Promise<void> | undefined, Promise<void>] = [undefined, Promise.resolve()]
  let [told, pruned] = ['', Date.now()]
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const bring = async () => {
    await catchUp(site)
    if (!(await mirrorNeeded(site, releasesAtOnce)) && !isStopped) void lookAndTell()
    if (Date.now() < pruned + pruneEvery) return
    pruned = Date.now()
    await prune(site, pruned)
  }
  // Those who ask while a look is under way share the next one.
  const look = (): Promise<void> =>
    (waiting ??= running
      .catch(() => {})
      .then(() => {
        waiting = undefined
        running = bring()
        return running
      }))
  const lookAndTell = () =>
    look().then(
      () => (told = ''),
      (fault: unknown) => {
        if (told !== String(fault)) tellFault(fault)
        told = String(fault)
      },
    )
  const tick = async () => {
    await lookAndTell()
    if (!isStopped) timer = setTimeout(() => void tick(), lookEvery)
  }
  site.store?.listen(() => void lookAndTell())
  void tick()
  return {
    bringRelease: async (id) => site.store !== undefined && mirrorRelease(site, site.store, id),
    bringBuild: async (remote, version) =>
      site.store !== undefined && mirrorBuild(site, site.store, remote, version),
    bringFile: async (remote, name) => site.store !== undefined && mirrorFile(site, site.store, remote, name),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running.catch(() => {})
      await site.store?.close()
    },
  }
}
