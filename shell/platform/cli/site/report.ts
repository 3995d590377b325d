import { findingLines } from '../../publish/checks/finding'
import type { Candidate } from '../../publish/prepare'
import { buildsOf } from './request'

/** Tells what a publish or its checks have found corrupt and put right. */
export function reportRepaired({ repaired }: Candidate): void {
  if (repaired.length > 0)
    console.log(`Corrupt in the site directory, and written anew: ${repaired.join(' ')}`)
}

/** Warns of findings that were live before: they refuse no publish. */
export function reportKnown({ known }: Candidate): void {
  if (known.length === 0) return
  const lines = known.map(
    (finding) => `${findingLines([finding])}; accepted by: ${finding.by ?? 'no command'}`,
  )
  console.log(
    `Warning: these findings were live before this change, and refuse nothing:\n${lines.join('\n')}`,
  )
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
