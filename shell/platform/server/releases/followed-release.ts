import { isIntact } from '../../store/places/corruption'
import { endedReleases, type End } from '../../store/moves/ended-releases'
import { lastUsed } from '../../concurrency/last-used'
import { allMoves, liveMove } from '../../store/moves/pointer'
import { readRelease, type Release } from '../../store/releases/release'
import type { SiteDirectory } from '../../store/places/site-directory'
import type { Seek } from './follow-store'
import { ReadFolder } from './read-folder'
import type { ReleaseSource, TabRelease } from './release-source'
import { Unavailable } from '../answers/unavailable'

/**
 * How long (ms) a tab may stay on a release after another has replaced it. With the five minutes for which a tab relies on an
 * answer (`shell/src/release/page-data.ts`), a correction reaches every tab within half an hour.
 */
const staysFor = 25 * 60_000

const recentReleases = 20

/** What a read of the pointer finds. */
interface PointerState {
  release: Release
  /** The move that made it live: a release that is made again may have other artefacts. */
  number: number
  ends: Map<string, End>
  recentIds: string[]
}

/**
 * The live release; follows the pointer without a restart. If the pointer leads to a corrupt release, it keeps the one that it has. A
 * request reads the time of the pointer's folder, and the pointer only if that has changed.
 */
export class FollowedRelease implements ReleaseSource {
  readonly #folder: ReadFolder
  #state: PointerState | undefined
  #following: Promise<void> | undefined
  #toldFault = ''
  #kept = lastUsed<TabRelease>(recentReleases)

  /** `tellFault` is called once for each fault that visitors do not see. `now` is the time (ms). */
  constructor(
    readonly site: SiteDirectory,
    readonly tellFault: (fault: unknown) => void,
    readonly now: () => number = Date.now,
    readonly seek?: Seek,
  ) {
    this.#folder = new ReadFolder(site.live)
  }

  get latest(): Release | undefined {
    return this.#state?.release
  }

  isCurrent(): boolean {
    return this.#folder.isAsRead()
  }

  async current(): Promise<Release | undefined> {
    if (this.isCurrent()) return this.latest
    try {
      // One at a time: a slow read of an older release would replace a newer one.
      this.#following ??= this.#folder.read(() => this.#read()).finally(() => (this.#following = undefined))
      await this.#following
    } catch (cause) {
      // Visitors see this message: it names no file.
      if (!this.latest) throw new Unavailable('The live release cannot be read.', { cause })
      if (this.#toldFault !== String(cause)) this.tellFault(cause)
      this.#toldFault = String(cause)
    }
    return this.latest
  }

  async isOver(id: string): Promise<boolean> {
    // If the pointer cannot be read, tabs stay on their release.
    await this.current().catch(() => undefined)
    const end = this.#state?.ends.get(id)
    // An end that far ahead was written by a clock that was set back since, or by another machine's: its age is unknown.
    return end === 'withdrawn' || (end !== undefined && Math.abs(this.now() - end) > staysFor)
  }

  async recent(): Promise<TabRelease[]> {
    const read = async (id: string) => {
      const { builds, forms } = await readRelease(this.site, id)
      return { builds, forms }
    }
    const { recentIds = [] } = this.#state ?? {}
    const releases = recentIds.map((id) => this.#kept(id, () => read(id)).catch(() => undefined))
    return (await Promise.all(releases)).filter((release) => release !== undefined)
  }

  async #read(): Promise<void> {
    const move = await liveMove(this.site)
    if (!move) return
    const { number, release: id } = move
    const before = this.#state
    const isSame = before?.number === number && before.release.id === id
    const release = isSame ? before.release : await readRelease(this.site, id)
    // Also for the same move: a mirror gets the newest first and earlier ones later.
    const moves = (await allMoves(this.site)).filter(isIntact)
    const recentIds = [...new Set(moves.map((each) => each.release).toReversed())].slice(0, recentReleases)
    this.#state = { release, number, ends: endedReleases(moves), recentIds }
    this.#toldFault = ''
  }
}
