import type { Crumb } from 'shared-ui'
import { hub } from '../content/hub'
import { topicPath, topics, type Topic } from '../content/topics'

export const hubBreadcrumbs: Crumb[] = [{ label: hub.label, to: hub.path }]

export const topicBreadcrumbs = (topic: Topic): Crumb[] => [
  ...hubBreadcrumbs,
  { label: topics[topic].label, to: topicPath(topic) },
]
