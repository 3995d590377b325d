import type { MailSink, ReceivedMail } from './mail-sink'
import { eventually, publicOrigin, type TestService } from './test-service'

/** The POST of a mail program's unsubscribe button (RFC 8058). */
export const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }

/** A person who signs up for the newsletter and reads the mails. */
export type NewsletterReader = ReturnType<typeof readerOf>

/** The reader whose mails arrive in `sink`; the service may be behind a web server. */
export function readerOf(service: Pick<TestService, 'url' | 'post'>, sink: MailSink) {
  const headers = { 'x-form-page': '/about', 'x-form-wording': '2026-11' }
  const signUp = (email: string) => service.post('/api/newsletter', { email }, headers)
  const firstMail = () => eventually(() => sink.mails[0])
  const linkIn = ({ parsed }: ReceivedMail, page: 'confirm' | 'unsubscribe') => {
    const link = new RegExp(`${publicOrigin}(/api/newsletter/${page}\\?token=\\S+)`).exec(parsed.text ?? '')
    if (link === null) throw new Error(`expected a link to ${page} in the mail; found ${parsed.text}`)
    return service.url + link[1]
  }
  return {
    signUp,
    firstMail,
    /** The link in the mail, with the service's address instead of the public one. */
    linkIn,
    /** Signs up and confirms; returns the unsubscribe link. */
    async subscribe(email: string) {
      await signUp(email)
      const mail = await firstMail()
      await fetch(linkIn(mail, 'confirm'), { method: 'POST' })
      return linkIn(mail, 'unsubscribe')
    },
  }
}
