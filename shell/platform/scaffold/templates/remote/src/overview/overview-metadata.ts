import type { Crumb, PageMetadata } from 'shared-ui'
import { overview } from '../../content/overview'

/** The way to the page. */
export const overviewTrail: Crumb[] = [{ label: overview.title, to: overview.path }]

/** The head of the page. */
export const overviewMetadata = (): PageMetadata => ({
  title: overview.title,
  description: overview.description,
  canonical: overview.path,
  breadcrumbs: overviewTrail,
})
