import { CheckList, Table } from 'shared-ui'
import type { educationalGuides, SeasonGuide } from '../../content/educational-guides'
import { NoticeCallout } from '../parts/notice-callout'
import { PageSection } from '../parts/page-section'
import { PlainText } from '../parts/running-text'
import { FoldedReflection } from './folded-reflection'

type Prakriti = (typeof educationalGuides)['sections']['prakriti']

export function PrakritiSection({ section, seasons }: { section: Prakriti; seasons: SeasonGuide[] }) {
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
      <FoldedReflection section={section} seasons={seasons} />
      <NoticeCallout notice={section.note} />
    </PageSection>
  )
}
