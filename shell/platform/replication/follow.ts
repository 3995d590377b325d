import { hourly } from '../store/hourly'
import { prune } from '../store/prune'
import type { SiteDirectory } from '../store/site-directory'
import { catchUp, mirrorNeeded } from './catch-up'

/** How often a follower polls (ms): not every store gives notice of moves, and a connection may be lost unnoticed. */
const pollEvery = 2000
/** How many older releases are mirrored before the follower looks for a new move. */
const releasesAtOnce = 3

/** What stays the same while a fault lasts: its words may name a draft, or the file that was next. */
const identityOf = (fault: unknown) => {
  const { code, syscall } = fault as NodeJS.ErrnoException
  return syscall
    ? `${code} ${syscall}`
    : String(fault).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
}

/**
 * Keeps the folder of `site` up to date with its shared store. `tellFault` is called once for each fault, while it lasts.
 * @returns what ends this; it resolves when no work is under way
 */
export function follow(site: SiteDirectory, tellFault: (fault: unknown) => void): () => Promise<void> {
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
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running.catch(() => {})
    await site.store?.close()
  }
}
