import { Card, Section, SectionHeading } from 'shared-ui'
import { podcast } from '../../content/podcast'
import { PodcastGuestForm } from '../inquiry-form/podcast-guest-form'

const { eyebrow, title, lead } = podcast.application

/** The guest application form with its heading. */
export function GuestApplication() {
  return (
    <Section id="guest-application" narrow aria-labelledby="guest-application-title">
      <SectionHeading id="guest-application-title" eyebrow={eyebrow} title={title} lead={lead} />
      <Card>
        <PodcastGuestForm />
      </Card>
    </Section>
  )
}
