import { Callout, Section, SectionHeading, Slot, Term } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import type { LearningArea } from '../../content/program-texts'
import { RunningText } from '../programs/running-text'
import { programPrintout } from './program-printout'
import type { ProgramSectionProps } from './program-section-props'

/** The areas of study, whether the detailed curriculum is being revised, and who teaches. The printed sheet has their names only. */
export function LearningSection({
  texts: { code, learning, learningNote, curriculumRevised },
}: ProgramSectionProps) {
  return (
    <Section aria-labelledby="learning">
      <div data-sheet={programPrintout}>
        <SectionHeading id="learning" title={programLabels.learning} lead={learningNote} />
      </div>
      <ul className="pr:grid pr:gap-x-12 pr:gap-y-8 pr:md:grid-cols-2 pr:lg:grid-cols-3 pr:print:grid-cols-3 pr:print:gap-4">
        {learning.map((area) => (
          <Area key={area.title} {...area} />
        ))}
      </ul>
      {curriculumRevised && <RevisionNotice />}
      <Slot name="program.teachers" code={code} />
    </Section>
  )
}

function RevisionNotice() {
  const { title, text } = programLabels.curriculumRevised
  return <Callout title={title} text={text} className="pr:mt-12 pr:max-w-[40rem]" />
}

function Area({ title, term, text }: LearningArea) {
  return (
    <li className="pr:border-t-2 pr:border-gold pr:pt-5">
      <h3 data-sheet={programPrintout} className="pr:font-serif pr:text-h3">
        {title}
      </h3>
      {term && (
        <p data-sheet={programPrintout} className="pr:mt-1 pr:text-gold-deep">
          <Term>{term}</Term>
        </p>
      )}
      <p className="pr:mt-3 pr:text-muted">
        <RunningText text={text} />
      </p>
    </li>
  )
}
