import { InquiryForm } from 'shared-ui/forms'
import { podcastGuest } from '../../content/forms/podcast-guest'
import { podcastGuestSchema } from '../inquiry-schemas/podcast-guest.schema'
import { inquiryTypes } from './inquiry-types'

export function PodcastGuestForm() {
  return (
    <InquiryForm
      definition={{
        kind: 'podcast-guest',
        type: inquiryTypes['podcast-guest'],
        schema: podcastGuestSchema,
        content: podcastGuest,
      }}
    />
  )
}
