import { ContentsBar } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import type { ProgramSectionProps } from './program-section-props'

const { contents: labels } = programLabels

export function ProgramContents({ texts: { enrollment, internships } }: ProgramSectionProps) {
  const entries = [
    { id: 'overview', label: labels.overview },
    { id: 'highlights', label: labels.highlights },
    enrollment && { id: 'enrollment-options', label: labels.enrollment },
    { id: 'learning', label: labels.learning },
    internships && { id: 'internships', label: labels.internships },
    { id: 'audience', label: labels.audience },
    { id: 'pathway', label: labels.pathway },
    { id: 'scope', label: labels.scope },
    !enrollment && { id: 'coming-soon', label: labels.comingSoon },
    { id: 'questions', label: labels.questions },
  ]
  return <ContentsBar entries={entries.filter((entry) => !!entry)} />
}
