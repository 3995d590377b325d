import type { Release } from '../store/release'
import type { SiteDirectory } from '../store/site-directory'
import type { ReleaseSource } from './live-release'

/** Serves the release that it is given, live or not, and no page until then. */
export class FixedRelease implements ReleaseSource {
  constructor(
    readonly site: SiteDirectory,
    public latest: Release | undefined,
  ) {}

  isCurrent(): boolean {
    return true
  }

  current(): Promise<Release | undefined> {
    return Promise.resolve(this.latest)
  }

  isOver(): Promise<boolean> {
    return Promise.resolve(false)
  }

  recent(): Promise<Release[]> {
    return Promise.resolve([])
  }
}
