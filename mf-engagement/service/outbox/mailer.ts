import { createTransport, type SendMailOptions } from 'nodemailer'

/** Hands mails to the mail server. */
export interface Mailer {
  /** Resolves when the mail server has taken the mail. */
  send(message: SendMailOptions): Promise<void>
  close(): void
}

/** A mailer for one SMTP server; connections are kept open between mails. */
export function createMailer(smtpUrl: string): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 1,
      dnsTimeout: 10_000,
      connectionTimeout: 30_000,
      // RFC 5321, 4.5.3.2: five minutes to greet, ten to take a mail. A server that tests for spam uses them, and one that
      // is left before it answers has the mail and gets it again.
      greetingTimeout: 5 * 60_000,
      socketTimeout: 10 * 60_000,
    },
    // A mail is made of what strangers typed; nothing in it may name a file or an address to be fetched.
    { disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    async send(message) {
      await transport.sendMail(message)
    },
    close: () => transport.close(),
  }
}
