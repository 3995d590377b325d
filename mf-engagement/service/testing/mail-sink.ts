/// <reference path="./mailparser.d.ts" />
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived. */
export interface ReceivedMail {
  parsed: ParsedMail
  /** The bytes as text, to look at headers as they travelled. */
  source: string
  recipients: string[]
}

/** A mail server that keeps what it is given. */
export interface MailSink {
  url: string
  port: number
  mails: ReceivedMail[]
  /** What came while mails were refused. */
  refused: ReceivedMail[]
  /** The next mails are refused with this reply, for now or as `code` says; null takes them again. */
  refuseWith(reply: string | null, code?: number): void
  /** Mails get no answer until `release`. */
  hold(): void
  release(): void
  close(): Promise<void>
}

/** Milliseconds that a mail server takes, to greet and to take a mail that it has been given. */
interface Pace {
  greeting?: number
  taking?: number
}

/** Starts a mail server on a free port, or on `port`; at its own `pace`. */
export async function startMailSink(port = 0, { greeting = 0, taking = 0 }: Pace = {}): Promise<MailSink> {
  const mails: ReceivedMail[] = []
  const refused: ReceivedMail[] = []
  let refusal: Error | null = null
  let held = Promise.resolve()
  let release = () => {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_, done) => void setTimeout(done, greeting),
    onData(stream, session, done) {
      readAll(stream).then(async (source) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const mail = { parsed: await simpleParser(source), source, recipients }
        if (refusal === null) {
          mails.push(mail)
          await held
          await wait(taking)
          return done()
        }
        refused.push(mail)
        return done(refusal)
      }, done)
    },
  })
  // A service that is killed cuts its connection; the sink goes on.
  server.on('error', () => {})
  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const actualPort = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    port: actualPort,
    mails,
    refused,
    refuseWith: (reply, responseCode = 450) =>
      (refusal = reply === null ? null : Object.assign(new Error(reply), { responseCode })),
    hold: () => (held = new Promise((resolve) => (release = resolve))),
    release: () => release(),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
