import type { LinkPurpose, NewsletterSigner } from './newsletter-signer'

/** Where the two newsletter pages live. */
export const newsletterPaths: Record<LinkPurpose, string> = {
  confirm: '/api/newsletter/confirm',
  unsubscribe: '/api/newsletter/unsubscribe',
}

/** The full addresses that mails and exports carry. */
export type NewsletterLinks = (purpose: LinkPurpose, subscriberId: string) => string

/** Links below the site's public origin. */
export function newsletterLinks(publicOrigin: string, signer: NewsletterSigner): NewsletterLinks {
  return (purpose, subscriberId) =>
    `${publicOrigin}${newsletterPaths[purpose]}?token=${signer.tokenFor(purpose, subscriberId)}`
}
