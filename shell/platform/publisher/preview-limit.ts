import { SiteError } from '../store/errors'

const hour = 3_600_000

/**
 * Lists of builds of a remote within an hour from callers who may only preview, up to three for a build. A prune deletes the builds after
 * an hour.
 */
const most = 300

/** Counts for each remote, in memory, so that requests at the same time count as well. */
export function previewLimit(): (remote: string) => void {
  const sent = new Map<string, number[]>()
  return (remote) => {
    const recent = (sent.get(remote) ?? []).filter((at) => at > Date.now() - hour)
    if (recent.length >= most)
      throw new SiteError(
        'build-refused',
        `${remote}: expected at most ${most} lists of builds in an hour with tokens that may only preview; found more.`,
        'Send it in an hour. If the team sent fewer, ask the operator to revoke the token.',
      )
    sent.set(remote, [...recent, Date.now()])
  }
}
