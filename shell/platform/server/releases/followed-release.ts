import { statSync } from 'node:fs'
import { isIntact } from '../../store/places/corruption'
import { endedReleases, type End } from '../../store/moves/ended-releases'
import { lastUsed } from '../../concurrency/last-used'
import { allMoves, liveMove } from '../../store/moves/pointer'
import { readRelease, type Release } from '../../store/releases/release'
import type { SiteDirectory } from '../../store/places/site-directory'
import type { Seek } from './follow-store'
import type { ReleaseSource, TabRelease } from './release-source'
import { Unavailable } from '../answers/unavailable'

/**
 * How long (ms) a tab may stay on a release after another has replaced it. With the five minutes for which a tab relies on an
 * answer (`shell/src/navigation/page-data.ts`), a correction reaches every tab within half an hour.
 */
const staysFor = 25 * 60_000

const recentReleases = 20

/** Two moves within this time (ms) may leave the same time on the pointer's folder: file systems count in steps. */
const timeStep = 1000

/**
 * The live release; follows the pointer without a restart. If the pointer leads to a corrupt release, it keeps the one that it has. A
 * request reads the time of the pointer's folder, and the pointer only if that has changed.
 */
export class FollowedRelease implements ReleaseSource {
  #release: Release | undefined
  /** The move that made it live: a release that is made again may have other artefacts. */
  #number = 0
  #ends = new Map<string, End>()
  #recent: string[] = []
  #told = ''
  /** The folder's time at which the pointer was read, once no later move can leave the same time. */
  #seen = -1
  /** The folder's time, and when (ms) it was first noticed, by a clock that is never set. */
  #noticed = { time: Number.NaN, at: 0 }
  /** The folder's time, asked once for all requests of one turn of the event loop. */
  #asked: number | undefined
  #following: Promise<void> | undefined
  #kept = lastUsed<TabRelease>(recentReleases)

  /** `tellFault` is called once for each fault that visitors do not see. `now` is the time (ms). */
  constructor(
    readonly site: SiteDirectory,
    readonly tellFault: (fault: unknown) => void,
    readonly now: () => number = Date.now,
    readonly seek?: Seek,
  ) {}

  get latest(): Release | undefined {
    return this.#release
  }

  isCurrent(): boolean {
    if (this.#asked === undefined) {
      this.#asked = this.#folderTime()
      setImmediate(() => (this.#asked = undefined))
    }
    return this.#asked === this.#seen
  }

  async current(): Promise<Release | undefined> {
    if (this.isCurrent()) return this.#release
    try {
      // One at a time: a slow read of an older release would replace a newer one.
      this.#following ??= this.#follow().finally(() => (this.#following = undefined))
      await this.#following
    } catch (cause) {
      // Visitors see this message: it names no file.
      if (!this.#release) throw new Unavailable('The live release cannot be read.', { cause })
      if (this.#told !== String(cause)) this.tellFault(cause)
      this.#told = String(cause)
    }
    return this.#release
  }

  async isOver(id: string): Promise<boolean> {
    // If the pointer cannot be read, tabs stay on their release.
    await this.current().catch(() => undefined)
    const end = this.#ends.get(id)
    return end === 'withdrawn' || (end !== undefined && end < this.now() - staysFor)
  }

  async recent(): Promise<TabRelease[]> {
    const read = async (id: string) => {
      const { builds, forms } = await readRelease(this.site, id)
      return { builds, forms }
    }
    const found = this.#recent.map((id) => this.#kept(id, () => read(id)).catch(() => undefined))
    return (await Promise.all(found)).filter((release) => release !== undefined)
  }

  /** NaN, which no time equals, while the folder cannot be examined: `current` then says why. */
  #folderTime(): number {
    try {
      return statSync(this.site.live, { throwIfNoEntry: false })?.mtimeMs ?? 0
    } catch {
      return Number.NaN
    }
  }

  /** Reads until the pointer no longer changes: requests during a move wait for the newer release. */
  async #follow(): Promise<void> {
    let time: number
    let isSettled: boolean
    do {
      time = this.#folderTime()
      isSettled = this.#notice(time)
      await this.#read()
    } while (!Object.is(time, this.#folderTime()))
    if (isSettled) this.#seen = time
  }

  /** @returns whether no other move can leave this time. The folder's own clock may be ahead, so its time says nothing about now. */
  #notice(time: number): boolean {
    const now = performance.now()
    if (time !== this.#noticed.time) this.#noticed = { time, at: now }
    return now > this.#noticed.at + timeStep
  }

  async #read(): Promise<void> {
    const move = await liveMove(this.site)
    if (!move) return
    const isKnown = move.number === this.#number && move.release === this.#release?.id
    const release = isKnown ? this.#release : await readRelease(this.site, move.release)
    // A mirror gets the newest move first and earlier ones later.
    const moves = (await allMoves(this.site)).filter(isIntact)
    this.#ends = endedReleases(moves)
    this.#recent = [...new Set(moves.map(({ release: id }) => id).toReversed())].slice(0, recentReleases)
    this.#release = release
    this.#number = move.number
    this.#told = ''
  }
}
