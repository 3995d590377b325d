import { Card, CardTitle, Facts, PrintButton, type Fact } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import type { ProgramPageTexts } from '../../content/program-texts'
import { findProgram, totalHours } from '../programs/program-graph'
import { requirementOf } from '../programs/program-words'
import { statusOf } from '../programs/status'
import { tuitionOf } from '../tuition/tuition-of'
import { programPrintout } from './program-printout'
import type { ProgramSectionProps } from './program-section-props'

const { facts: labels } = programLabels

const hours = (count: number) => `${count} ${labels.hoursUnit}`

function factsOf(texts: ProgramPageTexts): Fact[] {
  const program = findProgram(texts.code)
  const total = totalHours(program.code)
  const isPart = program.ownHours > 0 && program.ownHours < total
  return [
    { term: labels.hours, detail: hours(total) },
    ...(isPart ? [{ term: labels.ownHours, detail: hours(program.ownHours) }] : []),
    { term: labels.format, detail: texts.format },
    { term: labels.prerequisite, detail: requirementOf(program) },
    { term: labels.credential, detail: texts.credential },
    { term: labels.tuition, detail: tuitionOf(program.code) },
    { term: labels.status, detail: statusOf(program) },
  ]
}

export function ProgramFacts({ texts }: ProgramSectionProps) {
  return (
    <Card>
      <CardTitle as="h2" className="pr:mb-2">
        {labels.heading}
      </CardTitle>
      <Facts items={factsOf(texts)} />
      <p className="pr:mt-4">
        <PrintButton sheet={programPrintout}>{programLabels.print}</PrintButton>
      </p>
    </Card>
  )
}
