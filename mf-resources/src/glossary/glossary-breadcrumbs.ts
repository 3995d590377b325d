import type { Crumb } from 'shared-ui'
import { glossary } from '../../content/glossary'
import { hubBreadcrumbs } from '../breadcrumbs'

export const glossaryBreadcrumbs: Crumb[] = [...hubBreadcrumbs, { label: glossary.title, to: glossary.path }]
