import { counted } from '../errors/counted'
import { buildsOf, type Release } from '../store/releases/release'
import { byFault, findingLine, findingLines } from './findings/refuse'
import type { Candidate } from './candidate'
import { unlinkedPages, unusedForms } from './unreachable'

/** Lines for the missing and corrupt files that a publish, or its checks, repaired. */
export const repairedLines = ({ repaired }: Candidate): string[] =>
  repaired.length > 0
    ? [`Missing or corrupt in the site directory, and written again: ${repaired.join(' ')}`]
    : []

const knownLine = ({ by, ...finding }: Candidate['known'][number]) =>
  `${findingLine(finding)} (${finding.remote} has to fix it; accepted by: ${by ?? 'no command'})`

function faultsBefore({ known, conflicts }: Candidate): string[] {
  if (known.length + conflicts.length === 0) return []
  const lines = [
    ...byFault(known).map(knownLine),
    ...conflicts.map(({ message, fix }) => `  ${message} ${fix}`),
  ]
  return [`Warning: these faults were live before this change, and refuse nothing:\n${lines.join('\n')}`]
}

const warning = (items: string[], words: (list: string) => string) =>
  items.length > 0 ? [`Warning: ${words(items.join(', '))}`] : []

/** Artefacts that differ from those of the same release, which is live already. */
const artefactsToCome = ({ changed, release, previous }: Candidate): string[] =>
  changed
    ? []
    : Object.keys({ ...previous?.artefacts, ...release.artefacts }).filter(
        (name) => previous?.artefacts[name] !== release.artefacts[name],
      )

/** A publisher that runs with an old setting would move the site back. */
const addressChange = ({ release: { origin }, previous }: Candidate): string[] =>
  previous && previous.origin !== origin
    ? [`Warning: the address of the site changes from ${previous.origin} to ${origin} (PUBLIC_ORIGIN).`]
    : []

/**
 * Warnings: another address of the site, slots that show their fallback, what visitors cannot reach, artefacts that stay as they are,
 * and faults that were live before, each finding with the remote that has to act.
 */
export function warningLines(candidate: Candidate): string[] {
  const { release, combination, changing, fallbacks } = candidate
  return [
    ...addressChange(candidate),
    ...(fallbacks.length > 0
      ? [
          `Warning: these slots are optional, and their pages show what is there without them:\n${findingLines(fallbacks)}`,
        ]
      : []),
    ...warning(
      unlinkedPages(release.pages, combination, changing),
      (pages) => `no menu and no page leads to ${pages}: visitors do not find it.`,
    ),
    ...warning(
      unusedForms(release.pages, combination, changing),
      (kinds) => `no page holds the form ${kinds}: visitors cannot send it.`,
    ),
    ...warning(
      artefactsToCome(candidate),
      (names) =>
        `the live version of ${names} is an older one. It changes with the next change of a page or a build.`,
    ),
    ...faultsBefore(candidate),
  ]
}

/** What the checks repaired, and the warnings. */
export const checkedLines = (candidate: Candidate): string[] => [
  ...repairedLines(candidate),
  ...warningLines(candidate),
]

/** The last line for a candidate whose checks all hold. */
export const heldLine = ({ release, rendered }: Candidate) =>
  `All checks hold for ${buildsOf(release)} (${counted(rendered.length, 'page')} rendered). Nothing was published.`

/** The line for a release that a rollback put live. */
export const liveAgainLine = (release: Release) => `Release ${release.id} is live again: ${buildsOf(release)}`

/** Lines for a release that went live, with the findings that were accepted. */
export function liveLines(candidate: Candidate): string[] {
  const { release, changed, rendered, findings } = candidate
  const pages = `${rendered.length} of ${Object.keys(release.pages).length} pages rendered`
  return [
    ...checkedLines(candidate),
    ...(findings.length > 0 ? [`Accepted, and live now:\n${findingLines(findings)}`] : []),
    changed
      ? `Release ${release.id} is live: ${buildsOf(release)} (${pages})`
      : `Release ${release.id} is live already; nothing changed.`,
  ]
}
