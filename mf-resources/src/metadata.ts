import { site, type PageMetadata } from 'shared-ui'
import lotus from 'shared-ui/illustrations/lotus.svg'
import { hub } from '../content/hub'
import { articleSection, hubDescription, topicDescriptions } from '../content/page-metadata'
import { topicPath, topics, type Topic } from '../content/topics'
import { hubBreadcrumbs, topicBreadcrumbs } from './breadcrumbs'
import { topicArt } from './layout/topic-art'

const publisher = { '@type': 'EducationalOrganization', name: site.collegeName, url: '/' } as const

/** The head of /resources. */
export function hubMetadata(): PageMetadata {
  const { description, keywords } = hubDescription
  return {
    title: hub.title,
    description,
    canonical: hub.path,
    art: lotus,
    keywords,
    breadcrumbs: hubBreadcrumbs,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: hub.title,
        description,
        url: hub.path,
        inLanguage: site.locale,
        publisher,
      },
    ],
  }
}

/** The head of a resource page. No date is claimed: the college keeps none for its articles. */
export function topicMetadata(topic: Topic): PageMetadata {
  const { title } = topics[topic]
  const { description, keywords } = topicDescriptions[topic]
  const canonical = topicPath(topic)
  return {
    title,
    description,
    canonical,
    art: topicArt[topic],
    keywords,
    articleTags: keywords,
    breadcrumbs: topicBreadcrumbs(topic),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description,
        url: canonical,
        articleSection,
        inLanguage: site.locale,
        publisher,
      },
    ],
  }
}
