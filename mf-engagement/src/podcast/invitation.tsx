import { Card, CheckList, Section, SectionHeading } from 'shared-ui'
import { podcast } from '../../content/podcast'
import { podcastTopics, shownTopics } from '../../content/podcast-topics'

const { eyebrow, title, paragraphs, topicsTitle, topicsNote } = podcast.invitation

/** The guests that the podcast invites, and topics for them. */
export function Invitation() {
  return (
    <Section tone="sage" aria-labelledby="invitation">
      <div className="en:grid en:gap-x-14 en:lg:grid-cols-2">
        <div className="en:mb-8">
          <SectionHeading id="invitation" eyebrow={eyebrow} title={title} />
          <div className="en:space-y-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <Card>
          <h3 className="en:mb-4 en:font-serif en:text-h3">{topicsTitle}</h3>
          <CheckList items={podcastTopics.slice(0, shownTopics)} />
          <p className="en:mt-5 en:text-muted">{topicsNote}</p>
        </Card>
      </div>
    </Section>
  )
}
