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
