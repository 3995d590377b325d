import {
  Actions,
  ButtonLink,
  Callout,
  PageHeader,
  Prose,
  Section,
  SectionHeading,
  type PageProps,
} from 'shared-ui'
import { lotus } from 'shared-ui/plants'
import { programsOverview } from '../../content/programs-overview'
import type { ComparisonRow } from '../comparison/comparison-rows'
import { ComparisonSection } from '../comparison/comparison-section'
import { PathwayWithGoal } from '../pathway/pathway-with-goal'
import { programsBreadcrumbs } from '../programs/breadcrumbs'
import { ProgramCards } from './program-cards'

export default function OverviewPage({ data }: PageProps<ComparisonRow[]>) {
  const { title, lead, enroll } = programsOverview
  return (
    <>
      <PageHeader title={title} lead={lead} breadcrumbs={programsBreadcrumbs} plant={lotus}>
        <p className="pr:font-semibold pr:text-gold-bright">{enroll.title}</p>
        <p className="pr:mt-2 pr:text-cream/90">{enroll.text}</p>
        <Actions actions={enroll.actions} others="outline-light" className="pr:mt-6" />
      </PageHeader>
      <StackingSection />
      <ProgramCards />
      <ComparisonSection rows={data} />
      <LegalScopeSection />
    </>
  )
}

function StackingSection() {
  const { stacking, pathway, hours } = programsOverview
  return (
    <Section aria-labelledby="stacking">
      <SectionHeading id="stacking" title={stacking.heading} />
      <div className="pr:grid pr:gap-x-12 pr:gap-y-4 pr:md:grid-cols-2">
        {stacking.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h3 id="pathway" className="pr:mt-12 pr:font-serif pr:text-h3">
        {pathway.heading}
      </h3>
      <p className="pr:mt-2 pr:mb-6 pr:text-muted">{pathway.intro}</p>
      <PathwayWithGoal />
      <Callout title={hours.title} text={hours.text} className="pr:mt-10 pr:max-w-[40rem]" />
    </Section>
  )
}

function LegalScopeSection() {
  const { heading, paragraphs } = programsOverview.scope
  return (
    <Section aria-labelledby="scope">
      <div className="pr:grid pr:gap-x-16 pr:gap-y-12 pr:lg:grid-cols-[minmax(0,36rem)_1fr]">
        <div>
          <SectionHeading id="scope" title={heading} />
          <Prose paragraphs={paragraphs} />
        </div>
        <Advice />
      </div>
    </Section>
  )
}

function Advice() {
  const { heading, text, button } = programsOverview.questions
  return (
    <section
      aria-labelledby="questions"
      className="pr:self-start pr:rounded-card pr:bg-mist pr:p-6 pr:md:p-9"
    >
      <h2 id="questions" className="pr:font-serif pr:text-h2">
        {heading}
      </h2>
      <p className="pr:mt-4 pr:mb-7 pr:text-lead">{text}</p>
      <ButtonLink href={button.href}>{button.label}</ButtonLink>
    </section>
  )
}
