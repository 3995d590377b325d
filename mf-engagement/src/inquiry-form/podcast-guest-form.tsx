import { podcastGuest } from '../../content/forms/podcast-guest'
import { podcastGuestSchema } from '../inquiry-schemas/podcast-guest.schema'
import { InquiryForm } from './inquiry-form'

/** The application to be a guest of the podcast. */
export function PodcastGuestForm() {
  return (
    <InquiryForm
      definition={{
        kind: 'podcast-guest',
        schema: podcastGuestSchema,
        content: podcastGuest,
      }}
    />
  )
}
