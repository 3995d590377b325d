import type { PageMetadata } from 'shared-ui'
import art from 'shared-ui/illustrations/tulsi.svg'
import { admissions } from '../../content/admissions'
import { admissionsTrail } from '../programs/breadcrumbs'

/** The head of the admissions page, with the questions that the page answers. */
export function admissionsMetadata(): PageMetadata {
  return {
    ...admissions.search,
    canonical: '/admissions',
    art,
    breadcrumbs: admissionsTrail,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        name: admissions.questions.heading,
        url: '/admissions',
        mainEntity: admissions.questions.items.map(({ question, answer }) => ({
          '@type': 'Question' as const,
          name: question,
          acceptedAnswer: { '@type': 'Answer' as const, text: answer },
        })),
      },
    ],
  }
}
