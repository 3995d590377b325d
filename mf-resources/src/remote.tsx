import { definePage, defineRemote, type NavigationEntry, type PageDefinition } from 'shared-ui'
import { classicalTexts } from '../content/classical-texts'
import { educationalGuides } from '../content/educational-guides'
import { glossary } from '../content/glossary'
import { glossaryWords } from '../content/glossary-words'
import { healthConditions } from '../content/health-conditions'
import { lifestylePractices } from '../content/lifestyle-practices'
import { panchakarmaTherapies } from '../content/panchakarma-therapies'
import { researchLinks } from '../content/research-links'
import type { ResourcePage } from '../content/resource-page'
import { hubLabel, hubLinkLabel, hubPath, topicPath, topics, type Topic } from '../content/topics'
import { wellnessTools } from '../content/wellness-tools'
import { glossaryMetadata, hubMetadata, topicMetadata } from './metadata'
import './styles.css'

/** Seven pages rather than one with a parameter: each has its own component. */
function topicPage(page: ResourcePage, load: PageDefinition['load']): PageDefinition {
  return { path: topicPath(page.topic), metadata: () => topicMetadata(page), load }
}

/** mf-engagement adds the podcast with order 605. */
const topicEntries = (Object.keys(topics) as Topic[]).map((topic, index): NavigationEntry => ({
  place: { menu: hubLabel },
  label: topics[topic].label,
  to: topicPath(topic),
  order: 610 + index * 10,
}))

export default defineRemote({
  name: 'mf-resources',
  pages: [
    { path: hubPath, metadata: hubMetadata, load: () => import('./hub/hub-page') },
    topicPage(classicalTexts, () => import('./classical-texts/classical-texts-page')),
    topicPage(healthConditions, () => import('./health-conditions/health-conditions-page')),
    topicPage(lifestylePractices, () => import('./lifestyle-practices/lifestyle-practices-page')),
    topicPage(panchakarmaTherapies, () => import('./panchakarma-therapies/panchakarma-therapies-page')),
    topicPage(educationalGuides, () => import('./educational-guides/educational-guides-page')),
    topicPage(researchLinks, () => import('./research-links/research-links-page')),
    topicPage(wellnessTools, () => import('./wellness-tools/wellness-tools-page')),
    definePage({
      path: glossary.path,
      metadata: glossaryMetadata,
      data: () => glossaryWords,
      load: () => import('./glossary/glossary-page'),
    }),
  ],
  slots: {},
  navigation: [
    { place: { menu: hubLabel }, overview: true, label: hubLinkLabel, to: hubPath, order: 600 },
    ...topicEntries,
  ],
})
