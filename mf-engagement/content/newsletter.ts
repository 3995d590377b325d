/** The newsletter box of the footer. */
export const newsletter = {
  title: 'Newsletter',
  consent:
    'By subscribing you agree to receive our newsletter by email, and you can unsubscribe at any time.',
  /** Changes whenever the consent sentence does: the service records which words a person agreed to. */
  consentVersion: 'newsletter-2025-1',
  label: 'Email address',
  submit: 'Subscribe',
  thanks: 'Thanks!',
  failure: 'Failed to subscribe. Please try again.',
}
