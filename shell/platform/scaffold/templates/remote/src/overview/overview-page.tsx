import { PageHeader, Section, SectionHeading, Slot } from 'shared-ui'
import { overview } from '../../content/overview'
import { overviewBreadcrumbs } from './overview-metadata'
import { TopicCard } from './topic-card'

/** The remote's page. Its last part is a slot: another remote fills it, or it stays empty. */
export default function OverviewPage() {
  const { title, lead, topicsTitle, topics } = overview
  return (
    <>
      <PageHeader title={title} lead={lead} breadcrumbs={overviewBreadcrumbs} />
      <Section aria-labelledby="topics">
        <SectionHeading id="topics" title={topicsTitle} />
        <div className="tp:grid tp:gap-6 tp:md:grid-cols-2">
          {topics.map((topic) => (
            <TopicCard key={topic.title} topic={topic} />
          ))}
        </div>
      </Section>
      <Slot name="admissions.inquiry" />
    </>
  )
}
