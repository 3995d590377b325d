import type { PageProps } from 'shared-ui'
import type { ProgramPageTexts } from '../../content/program-texts'
import { ComingSoonSection } from './coming-soon-section'
import { EnrollmentSection } from './enrollment-section'
import { HighlightsSection } from './highlights-section'
import { InquirySection } from './inquiry-section'
import { InternshipsSection } from './internships-section'
import { LearningSection } from './learning-section'
import { OverviewSection } from './overview-section'
import { PathwaySection } from './pathway-section'
import { ProgramContents } from './program-contents'
import { ProgramHeader } from './program-header'
import { ProspectsSection } from './prospects-section'
import { ScopeSection } from './scope-section'

export default function ProgramPage({ data: texts }: PageProps<ProgramPageTexts>) {
  const { enrollment, internships } = texts
  return (
    <>
      <ProgramHeader texts={texts} />
      <ProgramContents texts={texts} />
      <OverviewSection texts={texts} />
      <HighlightsSection texts={texts} />
      {enrollment && <EnrollmentSection enrollment={enrollment} />}
      <LearningSection texts={texts} />
      {internships && <InternshipsSection internships={internships} />}
      <ProspectsSection texts={texts} />
      <PathwaySection texts={texts} />
      <ScopeSection texts={texts} />
      {!enrollment && <ComingSoonSection />}
      <InquirySection texts={texts} />
    </>
  )
}
