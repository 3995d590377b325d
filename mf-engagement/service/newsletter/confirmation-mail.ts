import type { SendMailOptions } from 'nodemailer'
import { site } from 'shared-ui/site'
import type { SubscriberRow } from '../database/tables'
import type { NewsletterLinks } from './newsletter-links'

const { street, city, region, postalCode, country } = site.address

/** Asks the owner of the address to confirm. Says who asks and how to refuse, and advertises nothing: that needs consent. */
export function confirmationMail(subscriber: SubscriberRow, links: NewsletterLinks): SendMailOptions {
  const unsubscribe = links('unsubscribe', subscriber.id)
  return {
    to: subscriber.email,
    // A phone shows about 40 characters.
    subject: `${site.collegeName}: please confirm your newsletter`,
    text: [
      'Hello,',
      `Someone, we hope you, entered this address to receive the newsletter of ${site.collegeName}: news of our programs, events and resources.`,
      `To confirm, open this page and press the button:\n${links('confirm', subscriber.id)}`,
      'Until you do, you are not subscribed and we will not write to you again. The page works for 30 days.',
      `If it was not you, there is nothing to do. To make sure that this address is never asked again:\n${unsubscribe}`,
      'You can withdraw your consent at any time with the link in every newsletter, or by writing to us.',
      `${site.collegeName}\n${street}, ${city}, ${region} ${postalCode}, ${country}\n${site.email}`,
    ].join('\n\n'),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
