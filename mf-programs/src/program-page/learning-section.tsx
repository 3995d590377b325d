import { Section, SectionHeading, Term } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import type { LearningArea } from '../../content/program-texts'
import type { ProgramSectionProps } from './program-page'

/** The areas of study. */
export function LearningSection({ texts: { learning } }: ProgramSectionProps) {
  const { heading, intro } = programLabels.learning
  return (
    <Section aria-labelledby="learning">
      <SectionHeading id="learning" title={heading} lead={intro} />
      <ul className="pr:grid pr:gap-x-12 pr:gap-y-8 pr:md:grid-cols-2 pr:lg:grid-cols-3">
        {learning.map((area) => (
          <Area key={area.title} {...area} />
        ))}
      </ul>
    </Section>
  )
}

function Area({ title, term, text }: LearningArea) {
  return (
    <li className="pr:border-t-2 pr:border-gold pr:pt-5">
      <h3 className="pr:font-serif pr:text-h3">{title}</h3>
      {term && (
        <p className="pr:mt-1 pr:text-gold-deep">
          <Term>{term}</Term>
        </p>
      )}
      <p className="pr:mt-3 pr:text-muted">{text}</p>
    </li>
  )
}
