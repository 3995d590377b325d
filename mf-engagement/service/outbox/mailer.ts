import { createTransport } from 'nodemailer'

/** A mailer for one SMTP server, whose connection stays open between mails. */
export const createMailer = (smtpUrl: string) =>
  createTransport(
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

/** Sends mails through the mail server. */
export type Mailer = ReturnType<typeof createMailer>
