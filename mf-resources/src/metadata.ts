import { site, type PageMetadata } from 'shared-ui'
import { college } from 'shared-ui/college'
import { lotus, turmeric } from 'shared-ui/plants'
import { glossary, glossarySearch } from '../content/glossary'
import { hub } from '../content/hub'
import { hubDescription, topicDescriptions } from '../content/page-metadata'
import type { ResourcePage } from '../content/resource-page'
import { hubLabel, hubPath, topicPath, topics } from '../content/topics'
import { hubBreadcrumbs, topicBreadcrumbs } from './breadcrumbs'
import { glossaryBreadcrumbs } from './glossary/glossary-breadcrumbs'
import { topicPlant } from './layout/topic-plant'

export function hubMetadata(): PageMetadata {
  return {
    title: hub.title,
    ...hubDescription,
    canonical: hubPath,
    art: lotus.src,
    breadcrumbs: hubBreadcrumbs,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: hub.title,
        description: hub.lead,
        url: hubPath,
        inLanguage: site.locale,
        publisher: college,
      },
    ],
  }
}

/** The head of a resource page. It has no date: the college records none for its articles. */
export function topicMetadata({ topic, lead }: ResourcePage): PageMetadata {
  const { label, title = label } = topics[topic]
  const { description, keywords } = topicDescriptions[topic]
  const canonical = topicPath(topic)
  return {
    title,
    description,
    canonical,
    art: topicPlant[topic].src,
    keywords,
    articleTags: keywords,
    breadcrumbs: topicBreadcrumbs(topic),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description: lead,
        url: canonical,
        articleSection: hubLabel,
        author: college,
        inLanguage: site.locale,
        publisher: college,
      },
    ],
  }
}

export function glossaryMetadata(): PageMetadata {
  const { title, lead, path } = glossary
  return {
    title,
    ...glossarySearch,
    canonical: path,
    art: turmeric.src,
    breadcrumbs: glossaryBreadcrumbs,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'DefinedTermSet',
        name: title,
        description: lead,
        url: path,
        inLanguage: site.locale,
        publisher: college,
      },
    ],
  }
}
