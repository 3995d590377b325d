import { SiteError } from '../errors/site-error'

/** Another move came before a rollback. It may have put a good release live, which the rollback would replace. */
export const siteMoved = (what: string) =>
  new SiteError(
    'site-moved',
    `Another move came first: ${what}. Nothing was changed.`,
    'Look at what is live now (`npm run site -- log`), and roll back again if that is still right.',
  )
