import type { Combination } from '../compose/combination'
import type { Release } from '../../store/releases/release'
import type { SiteDirectory } from '../../store/places/site-directory'

/** The input of rendering the pages of a would-be release. */
export interface RenderContext {
  site: SiteDirectory
  combination: Combination
  origin: string
  previous: Release | undefined
  /** The builds of the previous release. */
  live: Combination
  /** The remotes whose builds differ from those. */
  changing: string[]
}
