import { counted } from '../../errors/counted'
import { SiteError } from '../../errors/site-error'
import type { Finding } from './finding'

/** A finding for people: the remote that has to act comes first. */
export const findingLine = ({ remote, page, check, expected, found }: Finding) =>
  `  ${page.split(' ')[0] === remote ? '' : `${remote}: `}${page}: ${check}: expected ${expected}; found ${found}`

/** Joins findings that differ only in their page: a faulty component appears on each page of its module. */
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
    .toSorted((a, b) => a.remote.localeCompare(b.remote, 'en'))
    .map(findingLine)
    .join('\n')

/** Checks that find a loss; `--force` accepts them. */
export const breakingChanges: readonly string[] = [
  'vanished page',
  'vanished slot',
  'emptied slot',
  'internal link',
]

const fixFor = (findings: Finding[]) =>
  findings.every(({ check }) => breakingChanges.includes(check))
    ? 'Bring back what is lost and fix the links, or accept it all: publish, unpublish or rollback of the remote, with --force. The live site is as it was.'
    : 'Fix the remote that each line begins with and publish it again; the live site is as it was.'

/** Throws all findings at once. */
export function refuse(findings: Finding[]): void {
  if (findings.length === 0) return
  throw new SiteError(
    'check-failed',
    `${counted(findings.length, 'check')} failed:\n${findingLines(findings)}`,
    fixFor(findings),
  )
}
