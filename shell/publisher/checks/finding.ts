import { PublishError } from '../errors'

/** Something that keeps a release from going live. */
export interface Finding {
  page: string
  check: string
  expected: string
  found: string
}

/** Findings for people, a line each. */
export const findingLines = (findings: Finding[]) =>
  findings
    .map(({ page, check, expected, found }) => `  ${page}: ${check}: expected ${expected}; found ${found}`)
    .join('\n')

/** What removing pages brings with it; `--force` accepts it. */
export const losses = ['vanished page', 'emptied slot', 'internal link'] as const

const isLoss = ({ check }: Finding) => losses.some((loss) => loss === check)

const mendFor = (findings: Finding[]) =>
  findings.every(isLoss)
    ? 'Bring back what is lost and mend the links, or accept it all: publish, unpublish or rollback of the section, with --force. The live site is as it was.'
    : 'Mend the section that each page is of (those of other live sections are checked, too) and publish it again; the live site is as it was.'

/** Throws what was found, all of it at once. */
export function refuse(findings: Finding[]): void {
  if (findings.length === 0) return
  throw new PublishError(
    'check-failed',
    `${findings.length} checks failed:\n${findingLines(findings)}`,
    mendFor(findings),
  )
}
