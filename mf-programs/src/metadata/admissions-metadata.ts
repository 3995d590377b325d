import type { PageMetadata } from 'shared-ui'
import art from 'shared-ui/illustrations/tulsi.svg'
import { admissions } from '../../content/admissions'
import { admissionsTrail } from '../programs/breadcrumbs'

/** The head of the admissions page. */
export function admissionsMetadata(): PageMetadata {
  return { ...admissions.search, canonical: '/admissions', art, breadcrumbs: admissionsTrail }
}
