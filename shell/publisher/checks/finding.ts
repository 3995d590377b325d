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

/** Throws what was found, all of it at once. */
export function refuse(findings: Finding[]): void {
  if (findings.length === 0) return
  throw new PublishError(
    'check-failed',
    `${findings.length} checks failed:\n${findingLines(findings)}`,
    'Mend the section and publish it again; the live site is as it was.',
  )
}
