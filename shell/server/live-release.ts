import { liveMove } from '../publisher/pointer'
import { readRelease, type Release } from '../publisher/release'
import type { SiteDirectory } from '../publisher/site-directory'

/** Where the web server gets its release from: the live one, or the one that is being previewed. */
export interface ReleaseSource {
  readonly site: SiteDirectory
  /** @returns undefined on a site that was never published. */
  current(): Promise<Release | undefined>
}

/**
 * The release that is live at this moment; follows the pointer without a restart, and stays with the release that it has
 * where the pointer leads to a damaged one.
 */
export class LiveRelease implements ReleaseSource {
  #number = 0
  #release: Release | undefined
  #told = ''

  /** `tellFault` hears once of each fault that visitors do not see. */
  constructor(
    readonly site: SiteDirectory,
    readonly tellFault: (fault: unknown) => void,
  ) {}

  async current(): Promise<Release | undefined> {
    try {
      await this.#follow()
    } catch (cause) {
      // Visitors get to see the message: it names no file.
      if (!this.#release) throw new Error('The live release cannot be read.', { cause })
      if (this.#told !== String(cause)) this.tellFault(cause)
      this.#told = String(cause)
    }
    return this.#release
  }

  async #follow(): Promise<void> {
    const move = await liveMove(this.site)
    if (move && move.number !== this.#number) {
      this.#release = await readRelease(this.site, move.release)
      this.#number = move.number
      this.#told = ''
    }
  }
}
