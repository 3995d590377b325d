import { catchUp } from '../replication/catch-up'
import { uploadRelease } from '../replication/upload'
import { movePointer, type NewMove } from '../store/moves/write-moves'
import type { SiteDirectory } from '../store/places/site-directory'
import { requireStored } from '../store/releases/page-store'
import { filesOfPage } from '../store/releases/release'
import { writeRelease } from '../store/write-release'
import type { Candidate, Change } from './candidate'
import { proveCandidate, requirePublishable, withAccepted, withoutBrowser, type Prove } from './gate'
import { prepare } from './prepare'

/** A change to put live: a publish, an unpublish, or a rollback of a remote. */
export interface LiveChange extends Change {
  /** The reason, for the log. */
  why: string
  /** Checks whose findings are reported and do not refuse the change. */
  tolerated?: readonly string[]
  /** The last check before it goes live. */
  prove?: Prove | undefined
  /** The releases that it withdraws, read just before the pointer moves. */
  withdraws?: (() => Promise<string[]>) | undefined
}

/** Refuses a candidate with a rendered page or an artefact that is not stored. */
function requireRendered(site: SiteDirectory, { release, rendered }: Candidate): void {
  const pages = rendered.flatMap((path) => release.pages[path] ?? []).flatMap(filesOfPage)
  requireStored(site, release.id, [...pages, ...Object.values(release.artefacts)])
}

/** What the log keeps about a move. */
async function moveOf({ release, rendered, findings }: Candidate, change: LiveChange): Promise<NewMove> {
  const sources = change.fresh.map(({ manifest: { name, source } }) => ({ name, ...source }))
  return {
    release: release.id,
    why: change.why,
    withdraws: await change.withdraws?.(),
    commits: Object.fromEntries(sources.flatMap(({ name, commit }) => (commit ? [[name, commit]] : []))),
    uncommitted: sources.filter(({ isDirty }) => isDirty).map(({ name }) => name),
    gate: {
      rendered: rendered.length,
      accepted: findings.length,
      browser: change.prove !== undefined && change.prove !== withoutBrowser,
    },
  }
}

/** Renders a change and makes all its checks. */
async function checkedCandidate(
  site: SiteDirectory,
  change: LiveChange,
  origin: string | undefined,
): Promise<Candidate> {
  const candidate = await prepare(site, change, origin)
  await requirePublishable(site, candidate, change.tolerated)
  if (!candidate.changed) return candidate
  requireRendered(site, candidate)
  if (change.prove) await proveCandidate(site, candidate, change.prove)
  return candidate
}

/** @returns false if another publish has moved the pointer since the candidate was prepared */
async function putLive(site: SiteDirectory, candidate: Candidate, change: LiveChange): Promise<boolean> {
  await writeRelease(site, withAccepted(candidate, change.why))
  await uploadRelease(site, candidate.release.id, candidate.previous)
  return movePointer(site, await moveOf(candidate, change), candidate.after)
}

/**
 * Puts a change live as one release on top of the live one. If another publish moves the pointer first, this one starts again
 * from the new live release, so that both go live. Without an `origin`, the site keeps its own.
 * @param ready the candidate of this change, if it has passed all checks already
 */
export async function goLive(
  site: SiteDirectory,
  change: LiveChange,
  origin: string | undefined,
  ready?: Candidate,
): Promise<Candidate> {
  await catchUp(site)
  // One without a change moves no pointer, so it would not notice that others have published.
  let candidate = ready?.changed ? ready : undefined
  for (;;) {
    candidate ??= await checkedCandidate(site, change, origin)
    if (!candidate.changed || (await putLive(site, candidate, change))) return candidate
    candidate = undefined
    await catchUp(site)
  }
}
