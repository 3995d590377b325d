/** The `type` in the call of each inquiry form. The kind is also the prefix of the ids in its form. */
export const inquiryTypes = {
  'quick-inquiry': 'quick_inquiry',
  'contact-message': 'contact_form',
  'podcast-guest': 'podcast_guest',
} as const

export type InquiryKind = keyof typeof inquiryTypes
