import { Contents, Container, Icon, PageHeader, RelatedLinks } from 'shared-ui'
import type { ReactNode } from 'react'
import { educationNotice } from '../../content/education-notice'
import { hub } from '../../content/hub'
import { pageLabels } from '../../content/page-labels'
import type { ResourcePage } from '../../content/resource-page'
import { topicPath, topics } from '../../content/topics'
import { topicBreadcrumbs } from '../breadcrumbs'
import { NoticeCallout } from '../parts/notice-callout'
import { RunningText } from '../parts/running-text'
import { topicArt } from './topic-art'

/** The layout of every resource page: header, contents list, sections, related pages. */
export function ResourceLayout({ page, children }: { page: ResourcePage; children: ReactNode }) {
  const { topic, lead, sections, related } = page
  const entries = Object.values(sections).map(({ id, heading }) => ({
    id,
    label: <RunningText text={heading} />,
  }))
  const links = related.map((other) => ({
    to: topicPath(other),
    label: topics[other].label,
    text: topics[other].summary,
  }))
  return (
    <>
      <PageHeader
        title={topics[topic].title}
        eyebrow={pageLabels.eyebrow}
        lead={lead}
        breadcrumbs={topicBreadcrumbs(topic)}
        art={topicArt[topic]}
      />
      <Container className="re:grid re:gap-10 re:py-10 re:md:py-16 re:xl:grid-cols-12">
        <div className="re:xl:col-span-3">
          <div className="re:xl:sticky re:xl:top-28">
            <Contents entries={entries} />
          </div>
        </div>
        <div className="re:min-w-0 re:space-y-14 re:md:space-y-20 re:xl:col-span-9">
          {children}
          <div className="re:space-y-8">
            <NoticeCallout notice={educationNotice} />
            <BackToHub />
          </div>
        </div>
      </Container>
      <RelatedLinks title={pageLabels.related} links={links} />
    </>
  )
}

function BackToHub() {
  return (
    <p>
      <a
        href={hub.path}
        className="re:inline-flex re:items-center re:gap-2 re:py-1 re:font-semibold re:text-gold-deep"
      >
        <Icon name="arrow-right" className="re:rotate-180" />
        {pageLabels.back}
      </a>
    </p>
  )
}
