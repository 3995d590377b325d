import { site } from 'shared-ui/site'
import type { NewsletterPage } from './newsletter-page'
import type { LinkPurpose } from './newsletter-signer'

const name = site.collegeName

/** The texts of the newsletter's pages. The routes add the buttons. */
export const pageWords = {
  askConfirm: {
    title: 'Confirm your subscription',
    paragraphs: [
      `Press the button to receive the newsletter of ${name}: news of our programs, events and resources.`,
      'Every newsletter has a link to unsubscribe, so you can withdraw your consent at any time.',
    ],
  },
  confirmed: {
    title: 'You are subscribed',
    paragraphs: [`Thank you. The newsletter of ${name} will come to your inbox from now on.`],
  },
  askUnsubscribe: {
    title: 'Unsubscribe from the newsletter',
    paragraphs: [
      `Press the button, and ${name} will send you neither the newsletter nor a request to confirm it.`,
    ],
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    paragraphs: [
      `The newsletter of ${name} will not be sent to this address again.`,
      `If you change your mind, write to ${site.email}.`,
    ],
  },
  unavailable: {
    title: 'Please try again in a few minutes',
    paragraphs: [
      'This did not work, because our website has a problem at the moment. Please open the link in the mail again in a few minutes.',
      `If it still does not work then, write to ${site.email}.`,
    ],
  },
  suppressed: {
    title: 'This address was taken off the list',
    paragraphs: [
      `The newsletter of ${name} is not sent to this address, so this link no longer works.`,
      `If you change your mind, write to ${site.email}.`,
    ],
  },
} satisfies Record<string, NewsletterPage>

export const badLink: Record<LinkPurpose, NewsletterPage> = {
  unsubscribe: {
    title: 'This link does not work',
    paragraphs: [
      'It may have been cut short on its way to you. Please open the link in the mail again.',
      `If it still does not work, write to ${site.email}, and we will take your address off the list.`,
    ],
  },
  confirm: {
    title: 'This link no longer works',
    paragraphs: [
      'A confirmation link works for 30 days. It may also have been cut short on its way to you.',
      `You are welcome to sign up again at the foot of any page, or to write to ${site.email}.`,
    ],
  },
}
