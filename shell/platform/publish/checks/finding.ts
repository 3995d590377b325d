import { SiteError } from '../../store/errors'

/** Something that is wrong with a release. */
export interface Finding {
  page: string
  check: string
  /** What tells it from others of its check on its page, where `expected` does not: an id, a field, a message. */
  about?: string
  expected: string
  found: string
  /** The remote that caused it: that of the fragment it lies in, until it is known whose change brought it. */
  remote: string
}

/** A finding that is live already. */
export interface KnownFinding extends Finding {
  /** The command that accepted it; undefined where none did. */
  by?: string
}

type Place = Pick<Finding, 'page' | 'check' | 'about' | 'expected'>

/** What was found may read differently the next time: the place and the rule tell findings apart. */
const isSame = (a: Place, b: Place) =>
  a.page === b.page && a.check === b.check && (a.about ?? a.expected) === (b.about ?? b.expected)

/** A finding that counts or weighs begins with its figure; NaN, which is higher than none, for any other. */
const figureOf = ({ found }: Finding) => Number.parseInt(found, 10)

/** Whether `before` covers a finding: the same, of the same remote, and a figure no higher. */
const covers = (before: Finding, after: Finding) =>
  isSame(before, after) && before.remote === after.remote && !(figureOf(after) > figureOf(before))

/** Splits what was `found` into what is new and what was there `before`, as often as it was there. */
function compare(found: Finding[], before: Finding[]) {
  const left = [...before]
  const isKnown = (finding: Finding) => {
    const index = left.findIndex((other) => covers(other, finding))
    return index >= 0 && left.splice(index, 1).length > 0
  }
  const known = new Set(found.filter(isKnown))
  return { known: [...known], fresh: found.filter((finding) => !known.has(finding)) }
}

/**
 * Of `found`, what was not there `before`, each charged to a remote that the change is of: to the one that it lies in if that
 * is one of `changing`, and else to these.
 */
export const newOf = (found: Finding[], before: Finding[], changing: string[]): Finding[] =>
  compare(found, before).fresh.map((finding) =>
    changing.length === 0 || changing.includes(finding.remote)
      ? finding
      : { ...finding, remote: changing.join(' and ') },
  )

/** A finding with which a release went live, and the command that accepted it. */
type Accepted = Place & { by: string }

/** Of `found`, what was there `before`, with the command that `accepted` it. */
export const knownOf = (found: Finding[], before: Finding[], accepted: Accepted[]): KnownFinding[] =>
  compare(found, before).known.map((finding) => ({
    ...finding,
    by: accepted.find((other) => isSame(finding, other))?.by,
  }))

/** A finding for people: who has to act first. */
export const findingLine = ({ remote, page, check, expected, found }: Finding) =>
  `  ${page.split(' ')[0] === remote ? '' : `${remote}: `}${page}: ${check}: expected ${expected}; found ${found}`

/** Joins findings that differ in their page only: a faulty component is on each page of its module. */
export function byFault<Found extends Finding>(findings: Found[]): Found[] {
  const faults = new Map<string, Found>()
  for (const finding of findings) {
    const { page, about: _, ...fault } = finding
    const key = JSON.stringify(fault)
    const known = faults.get(key)
    faults.set(key, known ? { ...known, page: `${known.page}, ${page}` } : finding)
  }
  return [...faults.values()]
}

/** Findings for people, a line for each fault, by remote. */
export const findingLines = (findings: Finding[]) =>
  byFault(findings)
    .toSorted((a, b) => a.remote.localeCompare(b.remote))
    .map(findingLine)
    .join('\n')

/** What removing pages brings with it; `--force` accepts it. */
export const breakingChanges = ['vanished page', 'vanished slot', 'emptied slot', 'internal link'] as const

const isLoss = ({ check }: Finding) => breakingChanges.some((loss) => loss === check)

const fixFor = (findings: Finding[]) =>
  findings.every(isLoss)
    ? 'Bring back what is lost and fix the links, or accept it all: publish, unpublish or rollback of the remote, with --force. The live site is as it was.'
    : 'Fix the remote that each line begins with and publish it again; the live site is as it was.'

/** `3 checks failed` */
export const failedChecks = ({ length }: Finding[]) => `${length} ${length === 1 ? 'check' : 'checks'} failed`

/** Throws what was found, all of it at once. */
export function refuse(findings: Finding[]): void {
  if (findings.length === 0) return
  throw new SiteError(
    'check-failed',
    `${failedChecks(findings)}:\n${findingLines(findings)}`,
    fixFor(findings),
  )
}
