import { Badge, BulletList, CardTitle, Grid, Ruled } from 'shared-ui'
import { educationalGuides as page, type Guna, type SeasonGuide } from '../../content/educational-guides'
import { ResourceLayout } from '../layout/resource-layout'
import { NoticeCallout } from '../parts/notice-callout'
import { PageSection } from '../parts/page-section'
import { DoshaCard } from './dosha-card'
import { PrakritiSection } from './prakriti-section'

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

function SeasonGuideCard({ guide }: { guide: SeasonGuide }) {
  return (
    <Ruled>
      <div className="re:flex re:flex-wrap re:items-center re:justify-between re:gap-2">
        <CardTitle>{guide.season}</CardTitle>
        <Badge>{guide.dosha}</Badge>
      </div>
      <p className="re:mt-2 re:mb-4">{guide.text}</p>
      <BulletList items={guide.tips} />
    </Ruled>
  )
}

function GunaCard({ guna }: { guna: Guna }) {
  return (
    <Ruled>
      <CardTitle lang="sa-Latn">{guna.name}</CardTitle>
      <p className="re:mt-1 re:text-gold-deep">{guna.quality}</p>
      <p className="re:mt-3">{guna.description}</p>
    </Ruled>
  )
}
