/** Something that is wrong with a release. */
export interface Finding {
  page: string
  check: string
  /** An id, a field or a message that distinguishes findings of one check on one page, if `expected` is the same. */
  about?: string
  expected: string
  found: string
  /** The remote that has to act: at first that of its fragment, after `charge` the one whose change brought it. */
  remote: string
}

/** A finding that is live already. */
export interface KnownFinding extends Finding {
  /** The command that accepted it; undefined if none did. */
  by?: string
}

/** Findings in a would-be release, and those of the live one. */
export interface Findings {
  found: Finding[]
  before: Finding[]
}

/** `found` and, if that is something, what the same checks find in the live release. */
export const compared = async (
  found: Finding[],
  checkLive: (found: Finding[]) => Promise<Finding[]>,
): Promise<Findings> => ({ found, before: found.length > 0 ? await checkLive(found) : [] })

/** The findings of several groups of checks. */
export const joined = (groups: Findings[]): Findings => ({
  found: groups.flatMap(({ found }) => found),
  before: groups.flatMap(({ before }) => before),
})

/** What makes two findings the same. */
type Identity = Pick<Finding, 'page' | 'check' | 'about' | 'expected'>

/** The words of a finding may change from publish to publish: place and rule identify it. */
const isSame = (a: Identity, b: Identity) =>
  a.page === b.page && a.check === b.check && (a.about ?? a.expected) === (b.about ?? b.expected)

/** The figure with which a finding that counts or weighs begins; NaN for any other. */
const figureOf = ({ found }: Finding) => Number.parseInt(found, 10)

/** Whether `before` covers `after`: the same rule, place and remote, and a figure that is no higher. */
const covers = (before: Finding, after: Finding) =>
  isSame(before, after) && before.remote === after.remote && !(figureOf(after) > figureOf(before))

/** Splits `found` into findings that are new and those that were there `before`, counting repetitions. */
function compare({ found, before }: Findings) {
  const left = [...before]
  const isKnown = (finding: Finding) => {
    const index = left.findIndex((other) => covers(other, finding))
    return index >= 0 && left.splice(index, 1).length > 0
  }
  const known = new Set(found.filter(isKnown))
  return { known: [...known], fresh: found.filter((finding) => !known.has(finding)) }
}

/** Charges each finding to a changing remote: to its own remote if that is one of `changing`, else to all of these. */
export const charge = (findings: Finding[], changing: string[]): Finding[] =>
  findings.map((finding) =>
    changing.length === 0 || changing.includes(finding.remote)
      ? finding
      : { ...finding, remote: changing.join(' and ') },
  )

/** The findings that were not there before, each charged to a changing remote. */
export const newOf = (findings: Findings, changing: string[]): Finding[] =>
  charge(compare(findings).fresh, changing)

/** A finding with which a release went live, and the command that accepted it. */
type Accepted = Identity & { by: string }

/** The findings that were there before, with the command that `accepted` each. */
export const knownOf = (findings: Findings, accepted: Accepted[]): KnownFinding[] =>
  compare(findings).known.map((finding) => ({
    ...finding,
    by: accepted.find((other) => isSame(finding, other))?.by,
  }))
