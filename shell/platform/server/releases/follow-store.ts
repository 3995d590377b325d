import type { FastifyInstance } from 'fastify'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../../config'
import { sharedWork } from '../../concurrency/shared-work'
import { catchUp } from '../../replication/catch-up'
import { follow } from '../../replication/follow'
import { mirrorFile } from '../../replication/mirror-build'
import { mirrorRelease } from '../../replication/mirror-release'
import { openStore } from '../../replication/open-store'
import { allMoves } from '../../store/moves/pointer'
import { isIntact } from '../../store/places/corruption'
import { isUnreachable, type SharedStore } from '../../store/places/shared-store'
import { siteDirectory, type SiteDirectory } from '../../store/places/site-directory'
import { Unavailable } from '../answers/unavailable'

/** How long (ms) a request for something that this machine lacks waits for the shared store. */
const patience = 5000
/** How soon (ms) a store that does not answer is asked again. */
const askEvery = 200

/**
 * Mirrors what a page of another server asks for and this one lacks. Rejects with `Unavailable` if that fails, or takes too long: a
 * load balancer then asks another server, which may have it.
 */
export interface Seek {
  release(id: string): Promise<void>
  file(remote: string, name: string): Promise<void>
}

/** Asks again while the store does not answer, for as long as a visitor waits. A useless answer would stay the same. */
async function untilAnswered(ask: () => Promise<unknown>): Promise<void> {
  // Not by the clock: set back, it would let each request ask for as long.
  const end = performance.now() + patience
  let cause: unknown
  const asking = async (): Promise<boolean> => {
    try {
      await ask()
      return true
    } catch (fault) {
      cause = fault
      if (!isUnreachable(fault) || performance.now() > end) return false
      await delay(askEvery)
      return asking()
    }
  }
  const tooLong = delay(patience, false, { ref: false })
  if (!(await Promise.race([asking(), tooLong])))
    throw new Unavailable('The shared store does not give what a tab asks for, or not in time.', { cause })
}

const isNamed = async (site: SiteDirectory, id: string) =>
  (await allMoves(site)).some((move) => isIntact(move) && move.release === id)

/**
 * Whether a release that this machine lacks is over, although the store may still hold it: no move names it. If the store cannot be
 * followed, for example because its newest move is corrupt, that is not known.
 */
async function isOver(site: SiteDirectory, store: SharedStore, id: string): Promise<boolean> {
  // An invented id costs one question: to read every move here would hold up the files that others wait for.
  if (!(await store.get(`releases/${id}.json`))) return true
  if (await isNamed(site, id)) return false
  try {
    await catchUp(site)
  } catch (fault) {
    if (isUnreachable(fault)) throw fault
    return false
  }
  return !(await isNamed(site, id))
}

/**
 * Follows the shared store while `app` runs. If the store is down or corrupt, visitors still get their pages.
 * @returns undefined without a shared store
 */
export async function followStore(
  app: FastifyInstance,
  { SITE_DIR, SITE_STORE }: Config,
): Promise<Seek | undefined> {
  if (SITE_STORE === undefined) return undefined
  const tell = (err: unknown) =>
    app.log.error({ err }, 'the shared store cannot be followed; what is here is served')
  const store = await openStore(SITE_STORE)
  const site = siteDirectory(SITE_DIR, store)
  app.addHook('onClose', follow(site, tell))
  const lookOnce = sharedWork<void>()
  return {
    release: (id) =>
      untilAnswered(() =>
        lookOnce(id, async () => {
          if (!(await isOver(site, store, id))) await mirrorRelease(site, store, id)
        }),
      ),
    file: (remote, name) => untilAnswered(() => mirrorFile(site, store, remote, name)),
  }
}
