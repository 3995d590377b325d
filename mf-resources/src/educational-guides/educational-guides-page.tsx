import { Grid } from 'shared-ui'
import { educationalGuides as page } from '../../content/educational-guides'
import { ResourceLayout } from '../layout/resource-layout'
import { NoticeCallout } from '../parts/notice-callout'
import { PageSection } from '../parts/page-section'
import { DoshaCard } from './dosha-card'
import { GunaCard } from './guna-card'
import { PrakritiSection } from './prakriti-section'
import { SeasonGuideCard } from './season-guide-card'

export default function EducationalGuidesPage() {
  const { introduction, threeDoshas, seasonalLiving, threeGunas } = page.sections
  return (
    <ResourceLayout page={page}>
      <PageSection section={introduction} />
      <PageSection section={threeDoshas}>
        <Grid>
          {threeDoshas.doshas.map((dosha) => (
            <li key={dosha.name}>
              <DoshaCard dosha={dosha} />
            </li>
          ))}
        </Grid>
      </PageSection>
      <PrakritiSection />
      <PageSection section={seasonalLiving}>
        <Grid columns={2}>
          {seasonalLiving.seasons.map((guide) => (
            <li key={guide.season}>
              <SeasonGuideCard guide={guide} />
            </li>
          ))}
        </Grid>
      </PageSection>
      <PageSection section={threeGunas}>
        <Grid>
          {threeGunas.gunas.map((guna) => (
            <li key={guna.name}>
              <GunaCard guna={guna} />
            </li>
          ))}
        </Grid>
        <NoticeCallout notice={threeGunas.note} />
      </PageSection>
    </ResourceLayout>
  )
}
