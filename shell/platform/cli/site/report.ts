import { findingLine, findingLines } from '../../publish/checks/finding'
import type { Candidate } from '../../publish/prepare'
import { buildsOf } from './request'

/** Tells what a publish or its checks have found corrupt and put right. */
export function reportRepaired({ repaired }: Candidate): void {
  if (repaired.length > 0)
    console.log(`Corrupt in the site directory, and written anew: ${repaired.join(' ')}`)
}

const knownLine = ({ by, ...finding }: Candidate['known'][number]) =>
  `${findingLine(finding)} (${finding.remote} has to fix it; accepted by: ${by ?? 'no command'})`

/** What was live before, with the remote that has to act; empty where nothing was. */
export function knownReport({ known, conflicts, fallbacks }: Candidate): string {
  const left =
    fallbacks.length > 0
      ? [
          `Warning: these slots are optional, and their pages show what is there without them:\n${findingLines(fallbacks)}`,
        ]
      : []
  return [...left, ...liveReport(known, conflicts)].join('\n')
}

function liveReport(known: Candidate['known'], conflicts: Candidate['conflicts']): string[] {
  if (known.length + conflicts.length === 0) return []
  const lines = [...known.map(knownLine), ...conflicts.map(({ message, fix }) => `  ${message} ${fix}`)]
  return [`Warning: these faults were live before this change, and refuse nothing:\n${lines.join('\n')}`]
}

/** Warns of what was live before. */
export function reportKnown(candidate: Candidate): void {
  const report = knownReport(candidate)
  if (report) console.log(report)
}

/** Tells what went live, and what was accepted on the way. */
export function reportLive(candidate: Candidate): void {
  const { release, changed, rendered, findings } = candidate
  reportRepaired(candidate)
  reportKnown(candidate)
  if (findings.length > 0) console.log(`Accepted, and live now:\n${findingLines(findings)}`)
  const pages = `${rendered.length} of ${Object.keys(release.pages).length} pages rendered`
  if (changed) console.log(`Release ${release.id} is live: ${buildsOf(release)} (${pages})`)
  else console.log(`Release ${release.id} is live already; nothing changed.`)
}
