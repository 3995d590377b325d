import { Card, CheckList, Ruled, Section, SectionHeading } from 'shared-ui'
import { InquiryForm } from 'shared-ui/forms'
import { podcast } from '../../content/podcast'
import { podcastTopics, shownTopics } from '../../content/podcast-topics'
import { podcastGuestForm } from '../inquiry-form/podcast-guest-form'

const { eyebrow, title, lead, topicsTitle, topicsNote } = podcast.application

export function GuestApplication() {
  return (
    <Section id="guest-application" aria-labelledby="guest-application-title">
      <SectionHeading id="guest-application-title" eyebrow={eyebrow} title={title} lead={lead} />
      <div className="en:grid en:gap-10 en:lg:grid-cols-[minmax(0,42rem)_1fr] en:lg:gap-14">
        <Card>
          <InquiryForm definition={podcastGuestForm} />
        </Card>
        <GuestTopics />
      </div>
    </Section>
  )
}

function GuestTopics() {
  return (
    <Ruled className="en:lg:sticky en:lg:top-28 en:lg:self-start">
      <h3 className="en:mb-4 en:font-serif en:text-h3">{topicsTitle}</h3>
      <CheckList items={podcastTopics.slice(0, shownTopics)} />
      <p className="en:mt-5 en:text-muted">{topicsNote}</p>
    </Ruled>
  )
}
