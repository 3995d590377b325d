import { site } from 'shared-ui'

const { street, city, region, postalCode } = site.address

/** The newsletter box of the footer. */
export const newsletter = {
  title: 'Newsletter',
  /** Who asks for consent, and where to reach them, as Canada's anti-spam law wants it beside the request; `mail` ends it. */
  consent: `By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time. ${site.collegeName}, ${street}, ${city}, ${region} ${postalCode},`,
  mail: site.email,
  /** True whether the service asks for a confirmation or not: a page cannot know how it is configured. */
  confirmation: 'If we send you an email to confirm, you are subscribed once you follow its link.',
  /** Changes whenever the consent sentence does: the service records which words a person agreed to. */
  consentVersion: 'newsletter-2026-1',
  label: 'Email address',
  submit: 'Subscribe',
  thanks: 'Thanks!',
  failure: 'Failed to subscribe. Please try again.',
}
