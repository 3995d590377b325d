import type { Crumb } from 'shared-ui'
import { glossary } from '../../content/glossary'
import { hubBreadcrumbs } from '../breadcrumbs'

/** Breadcrumbs of the glossary. */
export const glossaryBreadcrumbs: Crumb[] = [...hubBreadcrumbs, { label: glossary.title, to: glossary.path }]
