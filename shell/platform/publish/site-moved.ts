import { SiteError } from '../store/errors'

/** Refuses a rollback after another move: that move may have put right what the rollback was to leave. */
export const siteMoved = (what: string) =>
  new SiteError(
    'site-moved',
    `Another move came first: ${what}. Nothing was changed.`,
    'Look at what is live now (`npm run site -- log`), and roll back again if that is still right.',
  )
