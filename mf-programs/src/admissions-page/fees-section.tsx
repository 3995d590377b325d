import { Actions, Callout, Prose, Section, SectionHeading } from 'shared-ui'
import { admissions } from '../../content/admissions'
import { AlcOptions } from '../tuition/alc-options'

export function FeesSection() {
  const { heading, notice, paragraphs, links } = admissions.fees
  return (
    <Section tone="sage" aria-labelledby="tuition-fees">
      <SectionHeading id="tuition-fees" title={heading} />
      <Callout tone="plain" title={notice.title} text={notice.text} />
      <Prose paragraphs={paragraphs} className="pr:mt-6" />
      <div className="pr:mt-8">
        <AlcOptions />
      </div>
      <Actions actions={links} first="outline" className="pr:mt-8" />
    </Section>
  )
}
