import { ExternalButtonLink, Section, SectionHeading, site } from 'shared-ui'
import { podcast } from '../../content/podcast'

const { title, text, link } = podcast.platform

export function ListenOnPlatform() {
  return (
    <Section tone="warm" aria-labelledby="listen-on-platform">
      <SectionHeading id="listen-on-platform" title={title} lead={text} align="center" />
      <p className="en:text-center">
        <ExternalButtonLink href={site.podcastUrl}>{link}</ExternalButtonLink>
      </p>
    </Section>
  )
}
