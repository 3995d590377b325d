import { SiteError } from '../../store/errors'

/** Something that keeps a release from going live. */
export interface Finding {
  page: string
  check: string
  expected: string
  found: string
}

/** A finding that is live already. */
export interface KnownFinding extends Finding {
  /** The command that accepted it; undefined where none did. */
  by?: string
}

/** What was found may read differently the next time: the place and the rule tell findings apart. */
const isSame = (a: Finding, b: Finding) =>
  a.page === b.page && a.check === b.check && a.expected === b.expected

/** Of `found`, what was not there `before`. */
export const newOf = (found: Finding[], before: Finding[]) =>
  found.filter((finding) => !before.some((other) => isSame(finding, other)))

/** Of `found`, what was there `before`, with the command that `accepted` it. */
export const knownOf = (found: Finding[], before: Finding[], accepted: KnownFinding[]): KnownFinding[] =>
  found
    .filter((finding) => before.some((other) => isSame(finding, other)))
    .map((finding) => ({ ...finding, by: accepted.find((other) => isSame(finding, other))?.by }))

/** Findings for people, a line each. */
export const findingLines = (findings: Finding[]) =>
  findings
    .map(({ page, check, expected, found }) => `  ${page}: ${check}: expected ${expected}; found ${found}`)
    .join('\n')

/** What removing pages brings with it; `--force` accepts it. */
export const breakingChanges = ['vanished page', 'emptied slot', 'internal link'] as const

const isLoss = ({ check }: Finding) => breakingChanges.some((loss) => loss === check)

const fixFor = (findings: Finding[]) =>
  findings.every(isLoss)
    ? 'Bring back what is lost and fix the links, or accept it all: publish, unpublish or rollback of the remote, with --force. The live site is as it was.'
    : 'Fix the remote that each page is of (those of other live remotes are checked, too) and publish it again; the live site is as it was.'

/** Throws what was found, all of it at once. */
export function refuse(findings: Finding[]): void {
  if (findings.length === 0) return
  throw new SiteError(
    'check-failed',
    `${findings.length} checks failed:\n${findingLines(findings)}`,
    fixFor(findings),
  )
}
