import { BulletList, CheckList, Prose, Section } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import type { ProgramSectionProps } from './program-section-props'

export function ProspectsSection({ texts: { audience, careers, recognition } }: ProgramSectionProps) {
  return (
    <Section tone="warm" aria-labelledby="audience">
      <div className="pr:grid pr:gap-12 pr:md:grid-cols-2 pr:md:gap-16">
        <div>
          <h2 id="audience" className="pr:mb-5 pr:font-serif pr:text-h2">
            {programLabels.audience}
          </h2>
          <CheckList items={audience} />
        </div>
        <div>
          <h2 className="pr:mb-5 pr:font-serif pr:text-h2">{programLabels.careers}</h2>
          <p className="pr:mb-4">{careers.intro}</p>
          <BulletList items={careers.points} />
        </div>
      </div>
      {recognition && (
        <div className="pr:mt-14">
          <h2 className="pr:mb-5 pr:font-serif pr:text-h2">{programLabels.recognition}</h2>
          <Prose>
            {recognition.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </div>
      )}
    </Section>
  )
}
