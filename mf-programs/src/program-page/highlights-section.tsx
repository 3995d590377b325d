import { Callout, CheckList, Section, SectionHeading } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import type { ProgramSectionProps } from './program-page'

/** What the program offers, and whether its curriculum is being revised. */
export function HighlightsSection({ texts: { highlights, curriculumRevised } }: ProgramSectionProps) {
  const { title, text } = programLabels.curriculumRevised
  return (
    <Section tone="warm" aria-labelledby="highlights">
      <SectionHeading id="highlights" title={programLabels.highlights} />
      <CheckList items={highlights} className="pr:gap-x-12 pr:md:columns-2 pr:md:*:break-inside-avoid" />
      {curriculumRevised && (
        <Callout title={title} className="pr:mt-10 pr:bg-paper">
          <p>{text}</p>
        </Callout>
      )}
    </Section>
  )
}
