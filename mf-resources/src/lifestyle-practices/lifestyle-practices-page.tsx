import { BulletList, CardTitle, CheckList, Grid, Ruled } from 'shared-ui'
import { lifestylePractices as page } from '../../content/lifestyle-practices'
import type { SeasonPractices } from '../../content/season-practices'
import { ResourceLayout } from '../layout/resource-layout'
import { NoticeCallout } from '../parts/notice-callout'
import { PageSection } from '../parts/page-section'
import { RoutineTimeline } from './routine-timeline'

export default function LifestylePracticesPage() {
  const { rhythm, morning, midday, evening, seasons, makingItYours } = page.sections
  return (
    <ResourceLayout page={page}>
      <PageSection section={rhythm} />
      <PageSection section={morning}>
        <RoutineTimeline steps={morning.steps} />
        <NoticeCallout notice={morning.note} />
      </PageSection>
      <PageSection section={midday} />
      <PageSection section={evening}>
        <RoutineTimeline steps={evening.steps} />
      </PageSection>
      <PageSection section={seasons}>
        <Grid columns={2}>
          {seasons.seasons.map((season) => (
            <li key={season.name}>
              <SeasonCard season={season} />
            </li>
          ))}
        </Grid>
      </PageSection>
      <PageSection section={makingItYours}>
        <CheckList items={makingItYours.advice} />
        <NoticeCallout notice={makingItYours.caution} tone="caution" />
      </PageSection>
    </ResourceLayout>
  )
}

function SeasonCard({ season }: { season: SeasonPractices }) {
  return (
    <Ruled>
      <p className="kit-eyebrow">{season.character}</p>
      <CardTitle className="re:mt-2">{season.name}</CardTitle>
      <p className="re:mt-2 re:mb-4">{season.text}</p>
      <BulletList items={season.practices} />
    </Ruled>
  )
}
