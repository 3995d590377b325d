import { CheckList, Section, SectionHeading } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import { RunningText } from '../programs/running-text'
import type { ProgramSectionProps } from './program-section-props'

export function HighlightsSection({ texts: { highlights } }: ProgramSectionProps) {
  return (
    <Section tone="warm" aria-labelledby="highlights">
      <SectionHeading id="highlights" title={programLabels.highlights} />
      <CheckList
        items={highlights.map((text) => (
          <RunningText key={text} text={text} />
        ))}
        className="pr:gap-x-12 pr:md:columns-2 pr:md:*:break-inside-avoid"
      />
    </Section>
  )
}
