import {
  Badge,
  BulletList,
  Card,
  CardTitle,
  ExternalButtonLink,
  Icon,
  Section,
  SectionHeading,
  site,
} from 'shared-ui'
import { podcast } from '../../content/podcast'

const { heading, label, length, title, description, pointsTitle, points, listen } = podcast.episode

export function LatestEpisode() {
  return (
    <Section aria-labelledby="latest-episode">
      <SectionHeading id="latest-episode" title={heading} />
      <Card className="en:grid en:gap-8 en:lg:grid-cols-[3fr_2fr] en:lg:gap-12">
        <div>
          <div className="en:flex en:flex-wrap en:gap-2">
            <Badge tone="gold">
              <Icon name="microphone" className="en:size-4" />
              {label}
            </Badge>
            <Badge>
              <Icon name="clock" className="en:size-4" />
              {length}
            </Badge>
          </div>
          <CardTitle className="en:mt-4">{title}</CardTitle>
          <p className="en:mt-3 en:text-muted">{description}</p>
          <ExternalButtonLink href={site.episodeUrl} className="en:mt-6">
            {listen}
          </ExternalButtonLink>
        </div>
        <div className="en:rounded-md en:bg-mist en:p-6">
          <h4 className="en:mb-3 en:font-semibold">{pointsTitle}</h4>
          <BulletList items={points} />
        </div>
      </Card>
    </Section>
  )
}
