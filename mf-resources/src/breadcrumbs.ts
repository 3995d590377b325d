import type { Crumb } from 'shared-ui'
import { hub } from '../content/hub'
import { topicPath, topics, type Topic } from '../content/topics'

/** Breadcrumbs of the hub. */
export const hubBreadcrumbs: Crumb[] = [{ label: hub.label, to: hub.path }]

/** Breadcrumbs of a resource page. */
export const topicBreadcrumbs = (topic: Topic): Crumb[] => [
  ...hubBreadcrumbs,
  { label: topics[topic].label, to: topicPath(topic) },
]
