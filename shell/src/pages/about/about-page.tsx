import { PageHeader, Prose, Section, SectionHeading } from 'shared-ui'
import { ashwagandha } from 'shared-ui/plants'
import { aboutHeader, mission } from '../../../content/about'
import { aboutTrail } from '../trails'
import { AboutCall } from './about-call'
import { HistorySection } from './history-section'
import { StructureSection } from './structure-section'
import { ValuesSection } from './values-section'

export default function AboutPage() {
  const { eyebrow, title, lead } = aboutHeader
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={title} lead={lead} breadcrumbs={aboutTrail} plant={ashwagandha} />
      <Mission />
      <ValuesSection />
      <HistorySection />
      <StructureSection />
      <AboutCall />
    </>
  )
}

function Mission() {
  const { title, statement, paragraphs } = mission
  return (
    <Section aria-labelledby="mission">
      <SectionHeading id="mission" title={title} />
      <div className="sh:grid sh:gap-x-16 sh:gap-y-8 sh:lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <p className="sh:border-l-2 sh:border-gold sh:pl-6 sh:font-serif sh:text-h3 sh:text-deep sh:lg:self-start">
          {statement}
        </p>
        <Prose>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </div>
    </Section>
  )
}
