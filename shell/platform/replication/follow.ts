import { hourly } from '../store/hourly'
import { prune } from '../store/prune'
import type { SiteDirectory } from '../store/site-directory'
import { catchUp, mirrorNeeded } from './catch-up'
import { mirrorBuild, mirrorFile, mirrorRelease } from './mirror-release'

/** How often a follower polls (ms): not every store gives notice of moves, and a connection may be lost unnoticed. */
const pollEvery = 2000
/** How many older releases are mirrored before the follower looks for a new move. */
const releasesAtOnce = 3

/** Keeps a folder up to date with a shared store. */
export interface Follower {
  /** Mirrors one release, one build, or a build that holds this file, ahead of its turn. @returns whether the store has it */
  bringRelease(id: string): Promise<boolean>
  bringBuild(remote: string, version: string): Promise<boolean>
  bringFile(remote: string, name: string): Promise<boolean>
  /** Resolves when no work is under way. */
  stop(): Promise<void>
}

/** What stays the same while a fault lasts: its words may name a draft, or the file that was next. */
const identityOf = (fault: unknown) => {
  const { code, syscall } = fault as NodeJS.ErrnoException
  return syscall
    ? `${code} ${syscall}`
    : String(fault).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
}

/** Follows the shared store of `site`. `tellFault` is called once for each fault, while it lasts. */
export function follow(site: SiteDirectory, tellFault: (fault: unknown) => void): Follower {
  let [waiting, running]: [Promise<void> | undefined, Promise<void>] = [undefined, Promise.resolve()]
  let reported = ''
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const pruneHourly = hourly(() => prune(site, Date.now()))
  const mirror = async () => {
    try {
      await catchUp(site)
      if (!(await mirrorNeeded(site, releasesAtOnce)) && !isStopped) void pollAndReport()
    } finally {
      // A full disk keeps this machine from mirroring: only a prune makes room.
      await pruneHourly()
    }
  }
  // Callers during a poll share the next one.
  const poll = (): Promise<void> =>
    (waiting ??= running
      .catch(() => {})
      .then(() => {
        waiting = undefined
        if (isStopped) return
        running = mirror()
        return running
      }))
  const pollAndReport = () =>
    poll().then(
      () => (reported = ''),
      (fault: unknown) => {
        if (reported !== identityOf(fault)) tellFault(fault)
        reported = identityOf(fault)
      },
    )
  const tick = async () => {
    await pollAndReport()
    if (!isStopped) timer = setTimeout(() => void tick(), pollEvery)
  }
  site.store?.listen(() => void pollAndReport())
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
