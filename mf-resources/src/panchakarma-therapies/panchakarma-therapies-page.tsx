import { BulletList, CheckList, Grid } from 'shared-ui'
import { panchakarmaTherapies as page } from '../../content/panchakarma-therapies'
import { ResourceLayout } from '../layout/resource-layout'
import { EntryList } from '../parts/entry-list'
import { NoticeCallout } from '../parts/notice-callout'
import { PageSection } from '../parts/page-section'
import { RunningText } from '../parts/running-text'
import { ActionCard } from './action-card'
import { PhaseCard } from './phase-card'

export default function PanchakarmaTherapiesPage() {
  const { overview, fiveActions, threePhases, whenRecommended } = page.sections
  const { contraindications, supportingTherapies, evidence } = page.sections
  return (
    <ResourceLayout page={page}>
      <NoticeCallout notice={page.guidance} tone="caution" />
      <PageSection section={overview} />
      <PageSection section={fiveActions}>
        {fiveActions.actions.map((action) => (
          <ActionCard key={action.name} action={action} />
        ))}
        <NoticeCallout notice={fiveActions.whichFive} />
      </PageSection>
      <PageSection section={threePhases}>
        <Grid>
          {threePhases.phases.map((phase) => (
            <li key={phase.name}>
              <PhaseCard phase={phase} />
            </li>
          ))}
        </Grid>
      </PageSection>
      <PageSection section={whenRecommended}>
        <CheckList
          items={whenRecommended.occasions.map((text) => (
            <RunningText key={text} text={text} />
          ))}
        />
      </PageSection>
      <PageSection section={contraindications}>
        <BulletList items={contraindications.groups} />
        <NoticeCallout notice={contraindications.warning} />
      </PageSection>
      <PageSection section={supportingTherapies}>
        <EntryList entries={supportingTherapies.therapies} />
      </PageSection>
      <PageSection section={evidence} />
    </ResourceLayout>
  )
}
