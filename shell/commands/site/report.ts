import { findingLines } from '../../publisher/checks/finding'
import type { Candidate } from '../../publisher/prepare'
import { buildsOf } from './request'

/** Tells what went live, and what was accepted on the way. */
export function reportLive({ release, changed, rendered, findings }: Candidate): void {
  if (findings.length > 0) console.log(`Accepted, and live now:\n${findingLines(findings)}`)
  const pages = `${rendered.length} of ${Object.keys(release.pages).length} pages rendered`
  if (changed) console.log(`Release ${release.id} is live: ${buildsOf(release)} (${pages})`)
  else console.log(`Release ${release.id} is live already; nothing changed.`)
}
