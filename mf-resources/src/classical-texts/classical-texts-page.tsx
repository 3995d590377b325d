import { Table } from 'shared-ui'
import { classicalTexts as page } from '../../content/classical-texts'
import { ResourceLayout } from '../layout/resource-layout'
import { EntryList } from '../parts/entry-list'
import { EntrySteps } from '../parts/entry-steps'
import { NoticeCallout } from '../parts/notice-callout'
import { PageSection } from '../parts/page-section'
import { ClassicalTextCard } from './classical-text-card'

export default function ClassicalTextsPage() {
  const { greatTriad, threeClassics, eightBranches, studyGuide } = page.sections
  const rows = threeClassics.texts.map((text) => [
    text.name,
    text.knownFor,
    text.attributedTo,
    text.period,
    text.form,
  ])
  return (
    <ResourceLayout page={page}>
      <PageSection section={greatTriad}>
        <Table caption={greatTriad.comparison.caption} head={greatTriad.comparison.columns} rows={rows} />
      </PageSection>
      <PageSection section={threeClassics}>
        {threeClassics.texts.map((text) => (
          <ClassicalTextCard key={text.name} text={text} />
        ))}
      </PageSection>
      <PageSection section={eightBranches}>
        <EntryList entries={eightBranches.branches} />
      </PageSection>
      <PageSection section={studyGuide}>
        <EntrySteps entries={studyGuide.steps} />
        <NoticeCallout notice={studyGuide.editions} />
        <NoticeCallout notice={page.note} tone="caution" />
      </PageSection>
    </ResourceLayout>
  )
}
