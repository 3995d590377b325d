import { BulletList, CheckList, Prose, Section, SectionHeading } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import type { ProgramSectionProps } from './program-section-props'

export function ProspectsSection({ texts: { audience, careers, recognition } }: ProgramSectionProps) {
  return (
    <Section tone="warm" aria-labelledby="audience">
      <div className="pr:grid pr:gap-12 pr:md:grid-cols-2 pr:md:gap-16">
        <div>
          <SectionHeading id="audience" title={programLabels.audience} />
          <CheckList items={audience} />
        </div>
        <div>
          <SectionHeading title={programLabels.careers} />
          <p className="pr:mb-4">{careers.intro}</p>
          <BulletList items={careers.points} />
        </div>
      </div>
      {recognition && (
        <div className="pr:mt-14">
          <SectionHeading title={programLabels.recognition} />
          <Prose paragraphs={recognition} />
        </div>
      )}
    </Section>
  )
}
