import type { Logger } from 'pino'
import type { ServiceConfig } from '../config'
import type { Database } from '../database/open-database'
import type { Metrics } from '../health/metrics'
import { newsletterLinks } from '../newsletter/newsletter-links'
import type { NewsletterSigner } from '../newsletter/newsletter-signer'
import { createMailer } from './mailer'
import type { OutboxPace } from './outbox-pace'
import { type OutboxWorker, startOutbox } from './outbox-worker'
import { mailWriter } from './write-mail'

interface MailingParts extends OutboxPace {
  database: Database
  signer: NewsletterSigner
  metrics: Metrics
  log: Logger
}

/** Starts sending mail. Without a mail server it logs what works differently and returns null. */
export function startMailing(config: ServiceConfig, parts: MailingParts): OutboxWorker | null {
  const { mail, publicOrigin } = config
  if (mail === null || publicOrigin === null) {
    parts.log.warn({
      event: 'mail.off',
      staff: 'read inquiries with `npm run inbox -- list`',
      newsletter: 'single opt-in: addresses are recorded without confirmation',
    })
    return null
  }
  const links = newsletterLinks(publicOrigin, parts.signer)
  return startOutbox({
    ...parts,
    mailer: createMailer(mail.smtpUrl),
    writeMail: mailWriter(parts.database, mail, links),
  })
}
