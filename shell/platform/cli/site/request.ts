import type { ValuesOf } from '../../command-line'
import type { Config } from '../../config'
import type { SiteDirectory } from '../../store/places/site-directory'

/** The options of all commands. */
export const siteOptions = {
  from: { type: 'string', multiple: true },
  launch: { type: 'boolean' },
  force: { type: 'boolean' },
  verify: { type: 'boolean' },
  withdraw: { type: 'boolean' },
  'no-browser': { type: 'boolean' },
  // For `token`.
  name: { type: 'string' },
  remote: { type: 'string', multiple: true },
  right: { type: 'string', multiple: true },
  days: { type: 'string' },
} as const

/** A command line of `npm run site`. */
export interface SiteRequest {
  site: SiteDirectory
  config: Config
  /** The words after the command. */
  names: string[]
  options: ValuesOf<typeof siteOptions>
}

/** The browser for a publish or a check. */
export const browserFor = ({ site, config, options }: SiteRequest) => ({
  site,
  config,
  unwanted: options['no-browser'] ? '--no-browser' : undefined,
  tell: (line: string) => console.log(line),
})
