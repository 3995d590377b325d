import { describeCorruption, isIntact } from '../../store/places/corruption'
import { releaseHistory, type Entry } from '../../store/moves/history'
import { notPublished } from '../../store/moves/live-release'
import { isPublished, type Move } from '../../store/moves/pointer'
import { verifyMoves } from '../../store/moves/verify-moves'
import { buildsOf } from '../../store/releases/release'
import { describeMove } from './describe-move'
import { printLines } from './print-lines'
import type { SiteRequest } from './request'
import { counted } from '../../errors/counted'

/** Who made a move, from which commits, and the results of the checks. */
function recordOf({ by, commits = {}, uncommitted = [], gate }: Move): string[] {
  const from = Object.entries(commits).map(
    ([remote, commit]) =>
      `${remote} from commit ${commit.slice(0, 12)}${uncommitted.includes(remote) ? ' with changes' : ''}`,
  )
  return [
    ...(by ? [`by ${by.name}${by.run ? `, ${by.run}` : ''}`] : []),
    ...from,
    ...(gate
      ? [
          `${counted(gate.rendered, 'page')} rendered and checked${gate.browser ? ', opened in a browser' : ''}; ${counted(gate.accepted, 'finding')} accepted`,
        ]
      : []),
  ]
}

function linesOf(entry: Entry, before: Entry | undefined): string[] {
  const { move, release } = entry
  const { withdraws = [] } = move
  const changes = [
    ...recordOf(move),
    ...describeMove(before, entry),
    ...(withdraws.length > 0 ? [`withdrew ${withdraws.join(' ')}`] : []),
    `made of ${buildsOf(release)}`,
  ]
  return [`${move.number}  ${move.at}  ${move.release}  ${move.why}`, ...changes.map((line) => `    ${line}`)]
}

/** Prints the moves whose releases are stored, oldest first, each with its changes and builds. */
export default async function log({ site, options }: SiteRequest): Promise<void> {
  if (!(await isPublished(site))) throw notPublished(site)
  let before: Entry | undefined
  for (const entry of await releaseHistory(site)) {
    if (isIntact(entry)) {
      printLines(linesOf(entry, before))
      before = entry
    } else printLines([describeCorruption(entry)])
  }
  if (!options.verify) return
  const { count, newest } = await verifyMoves(site)
  console.log(
    `The record is as it was written: ${counted(count, 'move')}. The newest has the sha256 ${newest}: kept elsewhere, it proves them later.`,
  )
}
