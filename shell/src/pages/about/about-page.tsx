import { PageHeader, Prose, Section, SectionHeading } from 'shared-ui'
import { ashwagandha } from 'shared-ui/plants'
import { aboutCall, aboutHeader, mission } from '../../../content/about'
import { ClosingCall } from '../closing-call'
import { aboutBreadcrumbs } from '../breadcrumbs'
import { HistorySection } from './history-section'
import { StructureSection } from './structure-section'
import { ValuesSection } from './values-section'

export default function AboutPage() {
  const { eyebrow, title, lead } = aboutHeader
  return (
    <>
      <PageHeader
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        breadcrumbs={aboutBreadcrumbs}
        plant={ashwagandha}
      />
      <Mission />
      <ValuesSection />
      <HistorySection />
      <StructureSection />
      <ClosingCall id="about-call" first="outline" {...aboutCall} />
    </>
  )
}

function Mission() {
  const { title, statement, paragraphs } = mission
  return (
    <Section aria-labelledby="mission">
      <SectionHeading id="mission" title={title} />
      <div className="pg:grid pg:gap-x-16 pg:gap-y-8 pg:lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <p className="pg:border-l-2 pg:border-gold pg:pl-6 pg:font-serif pg:text-h3 pg:text-deep pg:lg:self-start">
          {statement}
        </p>
        <Prose paragraphs={paragraphs} />
      </div>
    </Section>
  )
}
