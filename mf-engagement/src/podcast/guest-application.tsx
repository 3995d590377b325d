import { Card, Section, SectionHeading } from 'shared-ui'
import { podcast } from '../../content/podcast'
import { PodcastGuestForm } from '../inquiry-form/podcast-guest-form'
import { GuestTopics } from './guest-topics'

const { eyebrow, title, lead } = podcast.application

export function GuestApplication() {
  return (
    <Section id="guest-application" aria-labelledby="guest-application-title">
      <SectionHeading id="guest-application-title" eyebrow={eyebrow} title={title} lead={lead} />
      <div className="en:grid en:gap-10 en:lg:grid-cols-[minmax(0,42rem)_1fr] en:lg:gap-14">
        <Card>
          <PodcastGuestForm />
        </Card>
        <GuestTopics />
      </div>
    </Section>
  )
}
