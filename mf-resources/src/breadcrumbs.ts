import type { Crumb } from 'shared-ui'
import { hubLabel, hubPath, topicPath, topics, type Topic } from '../content/topics'

export const hubBreadcrumbs: Crumb[] = [{ label: hubLabel, to: hubPath }]

export const topicBreadcrumbs = (topic: Topic): Crumb[] => [
  ...hubBreadcrumbs,
  { label: topics[topic].label, to: topicPath(topic) },
]
