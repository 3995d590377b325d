import { Grid, PageHeader, Section, SectionHeading } from 'shared-ui'
import { lotus } from 'shared-ui/plants'
import { educationNotice } from '../../content/education-notice'
import { hub } from '../../content/hub'
import { glossaryPath } from '../../content/sanskrit-terms'
import { hubBreadcrumbs } from '../breadcrumbs'
import { NoticeCallout } from '../parts/notice-callout'
import { PodcastCard } from './podcast-card'
import { StartingPoint } from './starting-point'
import { StudyInvitation } from './study-invitation'
import { TopicCard } from './topic-card'

export default function HubPage() {
  const { foundations, deeper, startingPoints } = hub
  return (
    <>
      <PageHeader title={hub.title} lead={hub.lead} breadcrumbs={hubBreadcrumbs} plant={lotus} />
      <Section aria-labelledby="foundations">
        <SectionHeading id="foundations" title={foundations.heading} lead={foundations.intro} />
        <Grid columns={2}>
          {foundations.cards.map((card) => (
            <li key={card.topic}>
              <TopicCard card={card} />
            </li>
          ))}
        </Grid>
      </Section>
      <Section tone="deep" aria-labelledby="podcast">
        <PodcastCard />
      </Section>
      <Section aria-labelledby="deeper">
        <SectionHeading id="deeper" title={deeper.heading} lead={deeper.intro} />
        <Grid>
          {deeper.cards.map((card) => (
            <li key={card.topic}>
              <TopicCard card={card} />
            </li>
          ))}
        </Grid>
      </Section>
      <Section tone="sage" aria-labelledby="starting-points">
        <SectionHeading id="starting-points" title={startingPoints.heading} lead={startingPoints.intro} />
        <Grid>
          {startingPoints.paths.map((path) => (
            <li key={path.title}>
              <StartingPoint path={path} />
            </li>
          ))}
        </Grid>
      </Section>
      <Section aria-labelledby="studying">
        <StudyInvitation />
        <div className="re:mt-12 re:grid re:gap-6 re:lg:grid-cols-2">
          <NoticeCallout notice={hub.editorial} />
          <NoticeCallout notice={educationNotice} />
        </div>
        <p className="re:mt-8">
          <a href={glossaryPath} className="re:font-semibold re:text-gold-deep re:underline">
            {hub.glossary}
          </a>
        </p>
      </Section>
    </>
  )
}
