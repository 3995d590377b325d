import type { Crumb, PageMetadata } from 'shared-ui'
import { overview } from '../../content/overview'

/** Breadcrumbs, shown on the page and given to search engines. */
export const overviewBreadcrumbs: Crumb[] = [{ label: overview.title, to: overview.path }]

/** The head of the page. */
export const overviewMetadata = (): PageMetadata => ({
  title: overview.title,
  description: overview.description,
  canonical: overview.path,
  breadcrumbs: overviewBreadcrumbs,
})
