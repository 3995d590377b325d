import type { LinkPurpose, NewsletterSigner } from './newsletter-signer'

/** The paths of the two newsletter pages. */
export const newsletterPaths: Record<LinkPurpose, string> = {
  confirm: '/api/newsletter/confirm',
  unsubscribe: '/api/newsletter/unsubscribe',
}

/** Makes the absolute links in mails and exports. */
export type NewsletterLinks = (purpose: LinkPurpose, subscriberId: string) => string

/** Links below the site's public origin. */
export function newsletterLinks(publicOrigin: string, signer: NewsletterSigner): NewsletterLinks {
  return (purpose, subscriberId) =>
    `${publicOrigin}${newsletterPaths[purpose]}?token=${signer.tokenFor(purpose, subscriberId)}`
}
