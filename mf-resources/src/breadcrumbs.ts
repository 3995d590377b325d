import type { Crumb } from 'shared-ui'
import { hub } from '../content/hub'
import { topicPath, topics, type Topic } from '../content/topics'

/** The way to the hub. */
export const hubBreadcrumbs: Crumb[] = [{ label: hub.label, to: hub.path }]

/** The way to a resource page, through the hub. */
export const topicBreadcrumbs = (topic: Topic): Crumb[] => [
  ...hubBreadcrumbs,
  { label: topics[topic].label, to: topicPath(topic) },
]
