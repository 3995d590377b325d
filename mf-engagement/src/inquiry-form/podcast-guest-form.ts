import type { InquiryDefinition } from 'shared-ui/forms'
import { podcastGuest } from '../../content/forms/podcast-guest'
import { podcastGuestSchema } from '../inquiry-schemas/podcast-guest.schema'

export const podcastGuestForm: InquiryDefinition = {
  kind: 'podcast-guest',
  type: 'podcast_guest',
  schema: podcastGuestSchema,
  content: podcastGuest,
}
