import { SiteError } from '../errors/site-error'

const hour = 3_600_000

/**
 * Most calls of `POST /builds` for a remote within an hour from callers who may only preview. A build takes one to three; a prune deletes
 * builds after an hour.
 */
const most = 300

/** Counts the calls for each remote in memory, so that calls at the same time count as well. */
export function sendingLimit(): (remote: string) => void {
  const sent = new Map<string, number[]>()
  return (remote) => {
    const recent = (sent.get(remote) ?? []).filter((at) => at > Date.now() - hour)
    if (recent.length >= most)
      throw new SiteError(
        'build-refused',
        `${remote}: expected at most ${most} calls of POST /builds in an hour with tokens that may only preview; found more.`,
        'Send the build again in an hour. If the team sent fewer, ask the operator to revoke the token.',
      )
    sent.set(remote, [...recent, Date.now()])
  }
}
