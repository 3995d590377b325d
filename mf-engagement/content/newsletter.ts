import { site } from 'shared-ui'

const { street, city, region, postalCode } = site.address

/** The newsletter box of the footer. */
export const newsletter = {
  title: 'Newsletter',
  /** Canada's anti-spam law requires the sender's name and address next to the request. `mail` follows this text. */
  consent: `By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time. ${site.collegeName}, ${street}, ${city}, ${region} ${postalCode},`,
  mail: site.email,
  /** Correct for single and double opt-in: a page cannot know how the service is configured. */
  confirmation: 'If we email you a link, you are subscribed once you open it and confirm.',
  /** Change it with the consent text: the service records which version a person agreed to. */
  consentVersion: 'newsletter-2026-1',
  label: 'Email address',
  submit: 'Subscribe',
  thanks: 'Thanks!',
  failure: 'Failed to subscribe. Please try again.',
}
