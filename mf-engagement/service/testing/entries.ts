/** Entries as the three forms send them. */
export const quickInquiry = {
  type: 'quick_inquiry',
  fullName: 'Mira Nair',
  email: 'mira@visitor.example',
  phone: '+1 250 555 0142',
  program: 'ALC',
  message: 'When does the next intake start?\nKind regards',
}

export const contactMessage = {
  type: 'contact_form',
  fullName: 'Theo Lind',
  email: 'theo@visitor.example',
  program: 'Arranging a visit',
  message: 'May I come by next week to see the college?',
}

export const podcastGuest = {
  type: 'podcast_guest',
  fullName: 'Asha Rao',
  email: 'asha@visitor.example',
  expertise: 'Fifteen years of herbal practice',
  topic: 'Growing tulsi on the coast',
  format: '1-hour',
}
