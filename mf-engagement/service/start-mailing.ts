import type { ServiceConfig } from './config'
import { newsletterLinks } from './newsletter/newsletter-links'
import type { NewsletterSigner } from './newsletter/newsletter-signer'
import { createMailer } from './outbox/mailer'
import { type OutboxParts, type OutboxWorker, startOutbox } from './outbox/outbox-worker'
import { mailWriter } from './write-mail'

type MailingParts = Omit<OutboxParts, 'mailer' | 'writeMail'> & { signer: NewsletterSigner }

/** Starts sending mail. Without a mail server it logs what works differently and returns null. */
export function startMailing({ mail }: ServiceConfig, parts: MailingParts): OutboxWorker | null {
  if (mail === null) {
    parts.log.warn({
      event: 'mail.off',
      staff: 'read inquiries with `npm run inbox -- list`',
      newsletter: 'single opt-in: addresses are recorded without confirmation',
    })
    return null
  }
  const links = newsletterLinks(mail.publicOrigin, parts.signer)
  return startOutbox({
    ...parts,
    mailer: createMailer(mail.smtpUrl),
    writeMail: mailWriter(parts.database, mail, links),
  })
}
