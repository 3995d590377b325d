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

/** Another move came before a rollback. It may have put a good release live, which the rollback would replace. */
export const siteMoved = (what: string) =>
  new SiteError(
    'site-moved',
    `Another move came first: ${what}. Nothing was changed.`,
    'Look at what is live now (`npm run site -- log`), and roll back again if that is still right.',
  )
