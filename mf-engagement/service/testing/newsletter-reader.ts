import type { MailSink, ReceivedMail } from './mail-sink'
import { eventually, publicOrigin, type TestService } from './test-service'

/** What a mail program's own unsubscribe button posts (RFC 8058). */
export const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }

/** Somebody at the newsletter box of a running service, and at their mails. */
export interface NewsletterReader {
  signUp(email: string): Promise<Response>
  firstMail(): Promise<ReceivedMail>
  /** The link in the mail, at the service's own address instead of the public one. */
  linkIn(mail: ReceivedMail, page: 'confirm' | 'unsubscribe'): string
  /** Signs up and confirms; gives the link to unsubscribe. */
  subscribe(email: string): Promise<string>
}

/** The reader whose mails arrive in `sink`. */
export function readerOf(service: TestService, sink: MailSink): NewsletterReader {
  const headers = { 'x-form-page': '/about', 'x-form-wording': '2026-11' }
  const signUp = (email: string) => service.post('/api/newsletter', { email }, headers)
  const firstMail = () => eventually(() => sink.mails[0])
  const linkIn = ({ parsed }: ReceivedMail, page: string) => {
    const link = new RegExp(`${publicOrigin}(/api/newsletter/${page}\\?token=\\S+)`).exec(parsed.text ?? '')
    return service.url + (link?.[1] ?? '/missing')
  }
  return {
    signUp,
    firstMail,
    linkIn,
    async subscribe(email) {
      await signUp(email)
      const mail = await firstMail()
      await fetch(linkIn(mail, 'confirm'), { method: 'POST' })
      return linkIn(mail, 'unsubscribe')
    },
  }
}
