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
      dnsTimeout: 5_000,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 10_000,
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
