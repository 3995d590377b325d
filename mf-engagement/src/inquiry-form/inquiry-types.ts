/** The `type` in the call of each inquiry form, by its kind. */
export const inquiryTypes = {
  'quick-inquiry': 'quick_inquiry',
  'contact-message': 'contact_form',
  'podcast-guest': 'podcast_guest',
} as const

export type InquiryKind = keyof typeof inquiryTypes
