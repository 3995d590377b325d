import type { PageMetadata } from 'shared-ui'
import { admissions } from '../../content/admissions'
import { admissionsTrail } from '../programs/breadcrumbs'

/** The head of the admissions page. */
export function admissionsMetadata(): PageMetadata {
  return { ...admissions.search, canonical: '/admissions', breadcrumbs: admissionsTrail }
}
