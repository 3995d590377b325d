import { setTimeout as delay } from 'node:timers/promises'
import { hourly } from '../concurrency/hourly'
import { prune } from '../store/prune'
import { isUnreachable } from '../store/places/shared-store'
import type { SiteDirectory } from '../store/places/site-directory'
import { catchUp, mirrorNeeded } from './catch-up'

/** How long (ms) after a look for a new move, which costs little, the next one follows. */
const lookAgain = 250
/** How long (ms) after a look for older releases, which reads all moves of the folder, the next one follows. */
const lookForOlder = 2000
/** The longest pause (ms) while the store does not answer. */
const askAgain = 2000
/** The longest pause (ms) while another fault lasts: a corrupt build is fetched completely each time. */
const tryAgain = 60_000

/** What stays the same while a fault lasts: its words may name a draft, or the file that was next. */
const identityOf = (fault: unknown) => {
  const { code, syscall } = fault as NodeJS.ErrnoException
  return syscall
    ? `${code} ${syscall}`
    : String(fault).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
}

/**
 * Repeats `work` until `signal`, with a pause (ms) in between, which doubles with each fault in a row. Tells of a fault once, while it
 * lasts.
 */
async function repeat(
  signal: AbortSignal,
  tellFault: (fault: unknown) => void,
  pause: number,
  work: () => Promise<void>,
): Promise<void> {
  let [reported, next] = ['', pause]
  while (!signal.aborted) {
    try {
      await work()
      reported = ''
      next = pause
    } catch (fault) {
      if (reported !== identityOf(fault)) tellFault(fault)
      reported = identityOf(fault)
      next = Math.min(2 * next, isUnreachable(fault) ? askAgain : tryAgain)
    }
    await delay(next, undefined, { signal }).catch(() => {})
  }
}

/**
 * Keeps the folder of `site` up to date with its shared store, and prunes it hourly. Older releases have a loop of their own: if one is
 * corrupt, that does not delay a new move. Each loop calls `tellFault` once for a fault, while it lasts.
 * @returns what ends this; it resolves when no work is under way
 */
export function follow(site: SiteDirectory, tellFault: (fault: unknown) => void): () => Promise<void> {
  const stop = new AbortController()
  const { signal } = stop
  const pruneHourly = hourly(() => prune(site, Date.now()))
  const loops = [
    // A prune makes room on a full disk, so it runs even if the look fails; after the look, because it must know the newest move.
    repeat(signal, tellFault, lookAgain, () => catchUp(site).finally(pruneHourly)),
    repeat(signal, tellFault, lookForOlder, () => mirrorNeeded(site, signal)),
  ]
  return async () => {
    stop.abort()
    await Promise.all(loops)
    await site.store?.close()
  }
}
