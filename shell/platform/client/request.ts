import type { ValuesOf } from '../command-line'
import { SiteError } from '../errors/site-error'

/** The commands of a team. */
export const usage = `npx --no remote COMMAND, in the folder of a remote
  new mf-NAME           a new remote in a folder, and a repository, of its own
  dev --against URL     run it from source with hot reload; the rest is as the site at URL has it
  test [FILTER…]        run its tests
  build                 build it into dist/
  publish --to URL      build it, send it to the publisher at URL, and put it live
  check --to URL        the same without going live
  rollback --to URL     back to the version of this remote that was live before
  status --to URL       what is live
    --preview           of a publish: no more than a private address, until the day that the answer names
    --from DIR          take the build in DIR instead of building
    --force             of publish and rollback: accept lost pages, emptied slots, slots no longer offered and broken links
The token is in the variable SITE_TOKEN. Exit codes: 0 done, 1 refused, 2 not understood,
3 the publisher, its store or the issuer of the CI's identity does not answer.`

/** The codes of faults that may pass: another attempt may get an answer. */
export const unanswered: string[] = ['publisher-unreachable', 'store-unreachable', 'issuer-unreachable']

export const misused = (fault: string) => new SiteError('usage', fault, usage)

/** The options of all commands. */
export const remoteOptions = {
  against: { type: 'string' },
  to: { type: 'string' },
  from: { type: 'string' },
  force: { type: 'boolean' },
  preview: { type: 'boolean' },
} as const

/** A command line of `npx remote` for the remote in the folder `root`. */
export interface RemoteRequest {
  /** The words after the command. */
  words: string[]
  options: ValuesOf<typeof remoteOptions>
  root: string
  environment: NodeJS.ProcessEnv
}
