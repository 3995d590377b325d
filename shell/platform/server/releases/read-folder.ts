import { statSync } from 'node:fs'

/** Two changes within this time (ms) may leave the same time on a folder: file systems count in steps. */
const timeStep = 1000

/** A folder whose files are read again only if its time has changed: it changes when files come or go. */
export class ReadFolder {
  /** The folder's time at the last read, once no later change can leave the same time. */
  #readAt = -1
  /** The folder's time, and when (ms) it was first noticed, by a clock that is never set. */
  #noticed = { time: Number.NaN, at: 0 }
  /** The folder's time, asked once for all requests of one turn of the event loop. */
  #asked: number | undefined

  constructor(readonly path: string) {}

  /** Whether the files are as they were read, without waiting for anything. */
  isAsRead(): boolean {
    if (this.#asked === undefined) {
      this.#asked = this.#time()
      setImmediate(() => (this.#asked = undefined))
    }
    return this.#asked === this.#readAt
  }

  /** Calls `readFiles` until the folder no longer changes: who asks during a change waits for what is newest. */
  async read(readFiles: () => Promise<void>): Promise<void> {
    const [time, now] = [this.#time(), performance.now()]
    if (time !== this.#noticed.time) this.#noticed = { time, at: now }
    // The folder's own clock may be ahead, so its time says nothing about now.
    const isSettled = now > this.#noticed.at + timeStep
    await readFiles()
    if (!Object.is(time, this.#time())) return this.read(readFiles)
    if (isSettled) this.#readAt = time
  }

  /** NaN, which no time equals, while the folder cannot be examined: `readFiles` then says why. */
  #time(): number {
    try {
      return statSync(this.path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    } catch {
      return Number.NaN
    }
  }
}
