import { CheckList, Table } from 'shared-ui'
import { educationalGuides } from '../../content/educational-guides'
import { NoticeCallout } from '../parts/notice-callout'
import { PageSection } from '../parts/page-section'
import { PlainText } from '../parts/running-text'
import { FoldedReflection } from './folded-reflection'

const { prakriti: section } = educationalGuides.sections

export function PrakritiSection() {
  const rows = section.factors.map(({ name, vata, pitta, kapha }) => [name, vata, pitta, kapha])
  return (
    <PageSection section={section}>
      <Table caption={section.caption} head={section.columns} rows={rows} />
      <div>
        <h3 className="re:mb-4 re:font-serif re:text-h3">
          <PlainText text={section.benefitsHeading} />
        </h3>
        <CheckList items={section.benefits} />
      </div>
      <FoldedReflection />
      <NoticeCallout notice={section.note} />
    </PageSection>
  )
}
