/** The inquiry forms and the `type` of each one's call. A kind is also the beginning of the ids in its form. */
export const inquiryTypes = {
  'quick-inquiry': 'quick_inquiry',
  'contact-message': 'contact_form',
  'podcast-guest': 'podcast_guest',
} as const

export type InquiryKind = keyof typeof inquiryTypes
