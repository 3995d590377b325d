import type { ReactNode } from 'react'
import type { ResourcePage } from '../../content/resource-page'
import { topics } from '../../content/topics'
import { topicBreadcrumbs } from '../breadcrumbs'
import { LibraryLayout } from './library-layout'
import { topicPlant } from './topic-plant'

export function ResourceLayout({ page, children }: { page: ResourcePage; children: ReactNode }) {
  const { topic, lead, sections, related } = page
  const { label, title = label } = topics[topic]
  return (
    <LibraryLayout
      title={title}
      lead={lead}
      breadcrumbs={topicBreadcrumbs(topic)}
      plant={topicPlant[topic]}
      sections={Object.values(sections)}
      related={related}
    >
      {children}
    </LibraryLayout>
  )
}
