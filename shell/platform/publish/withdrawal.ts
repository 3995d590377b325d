import type { End } from '../store/moves/ended-releases'
import { SiteError } from '../errors/site-error'

/** @throws if the release `id` was withdrawn */
export function refuseWithdrawn(ends: Map<string, End>, id: string): void {
  if (ends.get(id) !== 'withdrawn') return
  throw new SiteError(
    'release-withdrawn',
    `Release ${id} would be live again, with the fault that it was withdrawn for.`,
    `Correct the fault and publish. If it was withdrawn by mistake: npm run site -- rollback ${id} --force`,
  )
}
