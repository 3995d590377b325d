/** Something that is wrong with a release. */
export interface Finding {
  page: string
  check: string
  /** An id, a field or a message that distinguishes findings of one check on one page, if `expected` is the same. */
  about?: string
  expected: string
  found: string
  /** The remote that has to act. A check names the one whose part of the page is at fault; `charge` names those that change. */
  remote: string
}

/** A finding that is live already; its own remote has to act. */
export interface KnownFinding extends Finding {
  /** The command that accepted it; undefined if none did. */
  by?: string
}

/** Findings in a would-be release, and those of the same checks in the live one. */
export interface Findings {
  found: Finding[]
  foundLive: Finding[]
}

/** Checks the live release only if something is `found`. */
export const compared = async (
  found: Finding[],
  checkLive: (found: Finding[]) => Promise<Finding[]>,
): Promise<Findings> => ({ found, foundLive: found.length > 0 ? await checkLive(found) : [] })

/** The findings of several groups of checks. */
export const joined = (groups: Findings[]): Findings => ({
  found: groups.flatMap(({ found }) => found),
  foundLive: groups.flatMap(({ foundLive }) => foundLive),
})

/** What makes two findings the same. */
type Identity = Pick<Finding, 'page' | 'check' | 'about' | 'expected'>

/** The words of a finding may change from publish to publish: place and rule identify it. */
const isSame = (a: Identity, b: Identity) =>
  a.page === b.page && a.check === b.check && (a.about ?? a.expected) === (b.about ?? b.expected)

/** The figure with which a finding that counts or weighs begins; NaN for any other. */
const figureOf = ({ found }: Finding) => Number.parseInt(found, 10)

/** Whether a `live` finding makes `found` a known one: the same rule, place and remote, and a figure that is no higher. */
const covers = (live: Finding, found: Finding) =>
  isSame(live, found) && live.remote === found.remote && !(figureOf(found) > figureOf(live))

/** Splits `found` into known findings and new ones. A live finding covers one, so that a repetition is new. */
function split({ found, foundLive }: Findings) {
  const left = [...foundLive]
  const isKnown = (finding: Finding) => {
    const index = left.findIndex((live) => covers(live, finding))
    return index >= 0 && left.splice(index, 1).length > 0
  }
  const known = new Set(found.filter(isKnown))
  return { known: [...known], added: found.filter((finding) => !known.has(finding)) }
}

/** Charges each finding to a remote whose change brought it: its own if that is one of `changing`, else all of these. */
export const charge = (findings: Finding[], changing: string[]): Finding[] =>
  findings.map((finding) =>
    changing.length === 0 || changing.includes(finding.remote)
      ? finding
      : { ...finding, remote: changing.join(' and ') },
  )

/** The findings that the live release does not have, charged to the remotes that change. */
export const newOf = (findings: Findings, changing: string[]): Finding[] =>
  charge(split(findings).added, changing)

/** A finding with which a release went live, and the command that accepted it. */
type Accepted = Identity & { by: string }

/** The findings that the live release has as well, each with the command that accepted it. */
export const knownOf = (findings: Findings, accepted: Accepted[]): KnownFinding[] =>
  split(findings).known.map((finding) => ({
    ...finding,
    by: accepted.find((other) => isSame(finding, other))?.by,
  }))
