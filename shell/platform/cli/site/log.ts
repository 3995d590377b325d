import { describeDamage, isIntact } from '../../store/corruption'
import { describeMove, releaseHistory, type Entry } from '../../store/history'
import type { Release } from '../../store/release'
import { buildsOf, type SiteRequest } from './request'

function linesOf({ move, release }: Entry, before: Release | undefined): string[] {
  const { withdraws = [] } = move
  const changes = [
    ...describeMove(before, release),
    ...(withdraws.length > 0 ? [`withdrew ${withdraws.join(' ')}`] : []),
    `made of ${buildsOf(release)}`,
  ]
  return [`${move.number}  ${move.at}  ${move.release}  ${move.why}`, ...changes.map((line) => `    ${line}`)]
}

/** Every move of the live pointer with what it changed and what the release is made of, oldest first. */
export default async function log({ site }: SiteRequest): Promise<void> {
  let before: Release | undefined
  for (const entry of await releaseHistory(site)) {
    if (isIntact(entry)) {
      console.log(linesOf(entry, before).join('\n'))
      before = entry.release
    } else console.log(describeDamage(entry))
  }
}
