import { CheckList, Grid } from 'shared-ui'
import { lifestylePractices as page } from '../../content/lifestyle-practices'
import { ResourceLayout } from '../layout/resource-layout'
import { NoticeCallout } from '../parts/notice-callout'
import { PageSection } from '../parts/page-section'
import { RoutineTimeline } from './routine-timeline'
import { SeasonCard } from './season-card'

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
