import type { End } from '../store/ended-releases'
import { SiteError } from '../store/errors'
import type { Move } from '../store/pointer'

/** @throws if the release `id` was withdrawn */
export function refuseWithdrawn(ends: Map<string, End>, id: string): void {
  if (ends.get(id) !== 'withdrawn') return
  throw new SiteError(
    'release-withdrawn',
    `Release ${id} would be live again, with the fault that it was withdrawn for.`,
    `Correct the fault and publish. If it was withdrawn by mistake: npm run site -- rollback ${id} --force`,
  )
}

/** The releases that were live since `target` was; only the live one if a corrupt move hides when that was. */
export function releasesSince(moves: Move[], target: string): string[] {
  const last = moves.findLastIndex(({ release }) => release === target)
  const since = last === -1 ? moves.slice(-1) : moves.slice(last + 1)
  return [...new Set(since.map(({ release }) => release))]
}
