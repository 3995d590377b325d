import { Section, SectionHeading } from 'shared-ui'
import { podcast } from '../../content/podcast'

const { eyebrow, title, paragraphs } = podcast.invitation

export function Invitation() {
  return (
    <Section tone="sage" aria-labelledby="invitation">
      <SectionHeading id="invitation" eyebrow={eyebrow} title={title} />
      <div className="en:grid en:gap-x-14 en:gap-y-4 en:lg:grid-cols-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
