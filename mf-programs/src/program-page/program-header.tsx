import { Actions, Badge, ButtonLink, PageHeader } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import { programBreadcrumbs } from '../programs/breadcrumbs'
import { inquiryLink } from '../programs/inquiry-link'
import { programPlant } from '../programs/program-plant'
import { findProgram, totalHours } from '../programs/program-graph'
import { programTitle, requirementOf } from '../programs/program-words'
import { RunningText } from '../programs/running-text'
import { statusOf } from '../programs/status'
import { programPrintout } from './program-printout'
import type { ProgramSectionProps } from './program-section-props'

export function ProgramHeader({ texts }: ProgramSectionProps) {
  const { code, lead, enrollment } = texts
  const program = findProgram(code)
  return (
    <PageHeader
      data-sheet={programPrintout}
      title={programTitle(program)}
      lead={<RunningText text={lead} />}
      breadcrumbs={programBreadcrumbs(program)}
      plant={programPlant[code]}
    >
      <Badges texts={texts} />
      <p className="pr:mt-6 pr:font-semibold pr:text-gold-bright">{statusOf(program)}</p>
      {enrollment ? (
        <Actions
          actions={[enrollment.enroll, programLabels.enrollment.seeOptions]}
          others="outline-light"
          className="pr:mt-4"
        />
      ) : (
        <p className="pr:mt-4">
          <ButtonLink href={inquiryLink(code)} variant="outline-light">
            {programLabels.tellMeWhenItOpens}
          </ButtonLink>
        </p>
      )}
    </PageHeader>
  )
}

function Badges({ texts: { code, credential, level } }: ProgramSectionProps) {
  const program = findProgram(code)
  const requirement = `${programLabels.badges.requires} ${requirementOf(program)}`
  const labels = level ? [credential, requirement, level] : [program.track, requirement]
  return (
    <ul aria-label={programLabels.badges.list} className="pr:flex pr:flex-wrap pr:gap-2.5">
      <li>
        <Badge tone="gold">{`${totalHours(code)} ${programLabels.badges.hours}`}</Badge>
      </li>
      {labels.map((label) => (
        <li key={label}>
          <Badge tone="outline">{label}</Badge>
        </li>
      ))}
    </ul>
  )
}
