import { CheckList, Table } from 'shared-ui'
import type { educationalGuides } from '../../content/educational-guides'
import { NoticeCallout } from '../parts/notice-callout'
import { PageSection } from '../parts/page-section'
import { RunningText } from '../parts/running-text'

type Prakriti = (typeof educationalGuides)['sections']['prakriti']

/** Constitution: the assessment factors, the uses, and a caution. */
export function PrakritiSection({ section }: { section: Prakriti }) {
  const rows = section.factors.map(({ name, vata, pitta, kapha }) => [name, vata, pitta, kapha])
  return (
    <PageSection section={section}>
      <Table caption={section.caption} head={section.columns} rows={rows} />
      <div>
        <h3 className="re:mb-4 re:font-serif re:text-h3">
          <RunningText text={section.benefitsHeading} />
        </h3>
        <CheckList items={section.benefits} />
      </div>
      <NoticeCallout notice={section.note} />
    </PageSection>
  )
}
