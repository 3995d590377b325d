import { CheckList, Table } from 'shared-ui'
import { healthConditions as page } from '../../content/health-conditions'
import { ResourceLayout } from '../layout/resource-layout'
import { EntryList } from '../parts/entry-list'
import { EntrySteps } from '../parts/entry-steps'
import { NoticeCallout } from '../parts/notice-callout'
import { PageSection } from '../parts/page-section'
import { RunningText } from '../parts/running-text'

/** /resources/health-conditions */
export default function HealthConditionsPage() {
  const { meaningOfHealth, rootCauses, sixStages, holisticTreatment, concerns, workingTogether } =
    page.sections
  const rows = concerns.concerns.map(({ name, tradition, seekCare }) => [
    name,
    tradition,
    <RunningText key={name} text={seekCare} />,
  ])
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
        <Table caption={concerns.caption} head={concerns.columns} rows={rows} />
      </PageSection>
      <PageSection section={workingTogether}>
        <CheckList items={workingTogether.advice} />
      </PageSection>
    </ResourceLayout>
  )
}
