import { CheckList, Section, SectionHeading } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import type { ProgramSectionProps } from './program-page'

/** What the program offers. */
export function HighlightsSection({ texts: { highlights } }: ProgramSectionProps) {
  return (
    <Section tone="warm" aria-labelledby="highlights">
      <SectionHeading id="highlights" title={programLabels.highlights} />
      <CheckList items={highlights} className="pr:gap-x-12 pr:md:columns-2 pr:md:*:break-inside-avoid" />
    </Section>
  )
}
