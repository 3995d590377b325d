import { Contents, Container, Icon, PageHeader, RelatedLinks } from 'shared-ui'
import type { ComponentProps, ReactNode } from 'react'
import { educationNotice } from '../../content/education-notice'
import { pageLabels } from '../../content/page-labels'
import { hubPath, topicPath, topics, type Topic } from '../../content/topics'
import { NoticeCallout } from '../parts/notice-callout'
import { PlainText } from '../parts/running-text'

interface LibraryLayoutProps extends Pick<
  ComponentProps<typeof PageHeader>,
  'title' | 'lead' | 'breadcrumbs' | 'plant'
> {
  sections: { id: string; heading: string }[]
  /** The pages to suggest at the end. */
  related: Topic[]
  children: ReactNode
}

/** The layout of every page of the library but its hub: header, contents list, sections, related pages. */
export function LibraryLayout({ sections, related, children, ...header }: LibraryLayoutProps) {
  const entries = sections.map(({ id, heading }) => ({ id, label: <PlainText text={heading} /> }))
  const links = related.map((other) => ({
    to: topicPath(other),
    label: topics[other].label,
    text: topics[other].summary,
  }))
  return (
    <>
      <PageHeader {...header} eyebrow={pageLabels.eyebrow} />
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
        href={hubPath}
        className="re:inline-flex re:items-center re:gap-2 re:py-1 re:font-semibold re:text-gold-deep"
      >
        <Icon name="arrow-right" className="re:rotate-180" />
        {pageLabels.back}
      </a>
    </p>
  )
}
