import { defineRemote, type NavigationEntry, type PageDefinition } from 'shared-ui'
import { topicPath, topics, type Topic } from '../content/topics'
import { hubMetadata, topicMetadata } from './metadata'
import './styles.css'

const menu = 'Resources'

/** Seven concrete paths rather than one pattern, so that each page's texts are a chunk of their own. */
function topicPage(topic: Topic, load: PageDefinition['load']): PageDefinition {
  return { path: topicPath(topic), metadata: () => topicMetadata(topic), load }
}

/** 605 is the podcast's place, which its own section fills. */
const topicEntries = (Object.keys(topics) as Topic[]).map((topic, index): NavigationEntry => ({
  place: { menu },
  label: topics[topic].label,
  to: topicPath(topic),
  order: 610 + index * 10,
}))

export default defineRemote({
  name: 'mf-resources',
  pages: [
    { path: '/resources', metadata: hubMetadata, load: () => import('./hub/hub-page') },
    topicPage('classical-texts', () => import('./classical-texts/classical-texts-page')),
    topicPage('health-conditions', () => import('./health-conditions/health-conditions-page')),
    topicPage('lifestyle-practices', () => import('./lifestyle-practices/lifestyle-practices-page')),
    topicPage('panchakarma-therapies', () => import('./panchakarma-therapies/panchakarma-therapies-page')),
    topicPage('educational-guides', () => import('./educational-guides/educational-guides-page')),
    topicPage('research-links', () => import('./research-links/research-links-page')),
    topicPage('wellness-tools', () => import('./wellness-tools/wellness-tools-page')),
  ],
  slots: {},
  navigation: [
    { place: { menu }, overview: true, label: 'View All Resources', to: '/resources', order: 600 },
    ...topicEntries,
  ],
})
