import { BulletList, CardTitle, CheckList, ExternalLink, Ruled, Section, SectionHeading } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import { RunningText } from '../programs/running-text'
import type { ProgramSectionProps } from './program-section-props'

export function ScopeSection({ texts: { scope } }: ProgramSectionProps) {
  const { heading, within, outside } = programLabels.scope
  return (
    <Section tone="warm" aria-labelledby="scope">
      <SectionHeading id="scope" title={heading} lead={scope.intro} />
      <div className="pr:grid pr:gap-6 pr:md:grid-cols-2">
        <Ruled>
          <CardTitle className="pr:mb-4">{within}</CardTitle>
          <CheckList items={scope.within} />
        </Ruled>
        <Ruled>
          <CardTitle className="pr:mb-4">{outside}</CardTitle>
          <BulletList
            items={scope.outside.map((text) => (
              <RunningText key={text} text={text} />
            ))}
          />
        </Ruled>
      </div>
      {scope.link && (
        <p className="pr:mt-8">
          <ExternalLink href={scope.link.href} className="pr:font-semibold pr:text-gold-deep pr:underline">
            {scope.link.label}
          </ExternalLink>
        </p>
      )}
    </Section>
  )
}
