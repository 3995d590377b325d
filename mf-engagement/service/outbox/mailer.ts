import { createTransport, type SendMailOptions } from 'nodemailer'

/** Sends mails through the mail server. */
export interface Mailer {
  /** Resolves when the mail server has accepted the mail. */
  send(message: SendMailOptions): Promise<void>
  close(): void
}

/** A mailer for one SMTP server, whose connection stays open between mails. */
export function createMailer(smtpUrl: string): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 1,
      dnsTimeout: 10_000,
      connectionTimeout: 30_000,
      // RFC 5321, 4.5.3.2: five minutes to greet, ten to accept a mail. Servers that check for spam use them, and a server
      // that is left before it answers gets the same mail twice.
      greetingTimeout: 5 * 60_000,
      socketTimeout: 10 * 60_000,
    },
    // Mails contain what strangers typed: nodemailer must not read files or fetch addresses for them.
    { disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    async send(message) {
      await transport.sendMail(message)
    },
    close: () => transport.close(),
  }
}
