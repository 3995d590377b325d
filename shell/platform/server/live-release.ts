import { statSync } from 'node:fs'
import { isIntact } from '../store/corruption'
import { endedReleases, type End } from '../store/ended-releases'
import { allMoves, liveMove } from '../store/pointer'
import { readRelease, type Release } from '../store/release'
import type { SiteDirectory } from '../store/site-directory'
import type { Seek } from './follow-store'
import { Unavailable } from './unavailable'

/** Where the web server gets its release from: the live one, or the one that is being previewed. */
export interface ReleaseSource {
  readonly site: SiteDirectory
  /** The release that `current` gave last. */
  readonly latest: Release | undefined
  /** Whether `latest` is still what `current` would give, as far as can be told at once. */
  isCurrent(): boolean
  /** @returns undefined on a site that was never published. */
  current(): Promise<Release | undefined>
  /** Whether a tab of release `id` has to leave it. */
  isOver(id: string): Promise<boolean>
  /** Undefined for a site of one machine. */
  readonly seek?: Seek | undefined
  /** Ids of the releases that were live last, the newest first: open tabs may be of them. */
  recent(): string[]
}

/**
 * A tab stays on a release for this long (ms) after another has replaced it. With the five minutes for which a tab relies on an
 * answer (`shell/src/navigation/page-data.ts`), a correction reaches everybody within half an hour.
 */
const staysFor = 25 * 60_000

/** How many releases `recent` names. */
const recentReleases = 20

/** Two moves of the pointer within this time (ms) may give its folder the same time: file systems count in steps. */
const timeStep = 1000

/**
 * The release that is live at this moment; follows the pointer without a restart, and stays with the release that it has
 * where the pointer leads to a corrupt one. A request asks for the time of the pointer's folder; only a new one is read.
 */
export class LiveRelease implements ReleaseSource {
  #number = 0
  #release: Release | undefined
  #ends = new Map<string, End>()
  #recent: string[] = []
  #told = ''
  #seen = -1
  #asked: number | undefined
  #following: Promise<void> | undefined

  /** `tellFault` hears once of each fault that visitors do not see; `now` is the time (ms). */
  constructor(
    readonly site: SiteDirectory,
    readonly tellFault: (fault: unknown) => void,
    readonly now: () => number = Date.now,
    readonly seek?: Seek,
  ) {}

  get latest(): Release | undefined {
    return this.#release
  }

  async current(): Promise<Release | undefined> {
    if (this.isCurrent()) return this.#release
    try {
      // One at a time: a slow reading of an older release would put it in the place of a newer one.
      this.#following ??= this.#follow().finally(() => (this.#following = undefined))
      await this.#following
    } catch (cause) {
      // Visitors get to see the message: it names no file.
      if (!this.#release) throw new Unavailable('The live release cannot be read.', { cause })
      if (this.#told !== String(cause)) this.tellFault(cause)
      this.#told = String(cause)
    }
    return this.#release
  }

  async isOver(id: string): Promise<boolean> {
    // Where the pointer cannot be read, tabs stay as they are.
    await this.current().catch(() => undefined)
    const end = this.#ends.get(id)
    return end === 'withdrawn' || (end !== undefined && end < this.now() - staysFor)
  }

  recent(): string[] {
    return this.#recent
  }

  #folderTime(): number {
    return statSync(this.site.live, { throwIfNoEntry: false })?.mtimeMs ?? 0
  }

  /** Requests that came together ask once. */
  isCurrent(): boolean {
    if (this.#asked === undefined) {
      this.#asked = this.#folderTime()
      setImmediate(() => (this.#asked = undefined))
    }
    return this.#asked === this.#seen
  }

  /** Reads until the pointer stays as it is: who asks while it is moved waits for the newer release. */
  async #follow(): Promise<void> {
    let time: number
    do {
      time = this.#folderTime()
      await this.#read()
    } while (time !== this.#folderTime())
    if (time < Date.now() - timeStep) this.#seen = time
  }

  async #read(): Promise<void> {
    const move = await liveMove(this.site)
    if (!move) return
    const release = move.number === this.#number ? this.#release : await readRelease(this.site, move.release)
    // A mirror gets the newest move first, and those before it then.
    const moves = (await allMoves(this.site)).filter(isIntact)
    this.#ends = endedReleases(moves)
    this.#recent = [...new Set(moves.map(({ release: id }) => id).toReversed())].slice(0, recentReleases)
    this.#release = release
    this.#number = move.number
    this.#told = ''
  }
}
