import { CheckList } from 'shared-ui'
import { healthConditions as page } from '../../content/health-conditions'
import { ResourceLayout } from '../layout/resource-layout'
import { EntryList } from '../parts/entry-list'
import { EntrySteps } from '../parts/entry-steps'
import { NoticeCallout } from '../parts/notice-callout'
import { PageSection } from '../parts/page-section'
import { ConcernList } from './concern-list'

export default function HealthConditionsPage() {
  const { meaningOfHealth, rootCauses, sixStages, holisticTreatment, concerns, workingTogether } =
    page.sections
  return (
    <ResourceLayout page={page}>
      <NoticeCallout notice={page.disclaimer} tone="caution" />
      <PageSection section={meaningOfHealth} />
      <PageSection section={rootCauses}>
        <EntryList entries={rootCauses.causes} />
      </PageSection>
      <PageSection section={sixStages}>
        <EntrySteps entries={sixStages.stages} />
      </PageSection>
      <PageSection section={holisticTreatment}>
        <EntryList entries={holisticTreatment.measures} />
      </PageSection>
      <PageSection section={concerns}>
        <ConcernList />
      </PageSection>
      <PageSection section={workingTogether}>
        <CheckList items={workingTogether.advice} />
      </PageSection>
    </ResourceLayout>
  )
}
