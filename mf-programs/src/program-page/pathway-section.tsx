import { LinkCard, Section, SectionHeading } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import { PathwayDiagram } from '../pathway/pathway-diagram'
import type { ProgramSectionProps } from './program-section-props'

export function PathwaySection({ texts: { code, pathway } }: ProgramSectionProps) {
  const { eyebrow, heading } = programLabels.pathway
  return (
    <Section aria-labelledby="pathway">
      <div className="pr:mb-12 pr:grid pr:gap-x-16 pr:lg:grid-cols-2">
        <SectionHeading id="pathway" title={heading} />
        <LinkCard
          href={pathway.href}
          title={pathway.title}
          eyebrow={<p className="kit-eyebrow">{eyebrow}</p>}
          action={pathway.label}
        >
          <p>{pathway.text}</p>
        </LinkCard>
      </div>
      <PathwayDiagram current={code} />
    </Section>
  )
}
