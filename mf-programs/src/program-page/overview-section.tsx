import { Callout, Prose, Section, SectionHeading } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import { RunningText } from '../programs/running-text'
import { ProgramFacts } from './program-facts'
import { programPrintout } from './program-printout'
import type { ProgramSectionProps } from './program-section-props'

/** The overview and the facts box, which comes first on narrow screens. */
export function OverviewSection({ texts }: ProgramSectionProps) {
  return (
    <Section data-sheet={programPrintout} aria-labelledby="overview">
      <div className="pr:grid pr:gap-10 pr:lg:grid-cols-[minmax(0,1fr)_22rem] pr:lg:gap-16 pr:print:grid-cols-[minmax(0,1fr)_16rem] pr:print:gap-6">
        <div className="pr:lg:order-last pr:lg:self-start pr:print:order-last">
          <ProgramFacts texts={texts} />
        </div>
        <div>
          <SectionHeading id="overview" title={programLabels.overview} />
          <Prose
            paragraphs={texts.overview.map((text) => (
              <RunningText key={text} text={text} />
            ))}
          />
          <Callout tone="plain" title={programLabels.hours} text={texts.ownPart} className="pr:mt-8" />
        </div>
      </div>
    </Section>
  )
}
