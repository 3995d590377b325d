import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A received mail. */
export interface ReceivedMail {
  parsed: Email
  /** The raw mail, to check its headers. */
  source: string
  recipients: string[]
}

/** A mail server that stores the mails it receives. */
export type MailSink = Awaited<ReturnType<typeof startMailSink>>

/** Starts a mail server on `port`, or on a free one, that accepts a mail after `acceptMilliseconds`. */
export async function startMailSink({ port = 0, acceptMilliseconds = 0 } = {}) {
  const mails: ReceivedMail[] = []
  const refused: ReceivedMail[] = []
  let refusal: Error | null = null
  let held = Promise.resolve()
  let release = () => {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      text(stream).then(async (source) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const mail = { parsed: await PostalMime.parse(source), source, recipients }
        if (refusal === null) {
          mails.push(mail)
          await held
          await wait(acceptMilliseconds)
          return done()
        }
        refused.push(mail)
        return done(refusal)
      }, done)
    },
  })
  // A killed service breaks its connection; the sink keeps running.
  server.on('error', () => {})
  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  const { port: actualPort } = listener.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    port: actualPort,
    mails,
    /** Mails that arrived while mails were refused. */
    refused,
    /** Refuses further mails with this reply, temporarily unless the code says otherwise; null accepts them again. */
    refuseWith: (reply: string | null, responseCode = 450) =>
      void (refusal = reply === null ? null : Object.assign(new Error(reply), { responseCode })),
    /** Mails get no answer until `release`. */
    hold: () => void (held = new Promise((resolve) => (release = resolve))),
    release: () => release(),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** As `startMailSink`, until the test ends. */
export async function sinkOfTest(...settings: Parameters<typeof startMailSink>): Promise<MailSink> {
  const sink = await startMailSink(...settings)
  onTestFinished(sink.close)
  return sink
}
