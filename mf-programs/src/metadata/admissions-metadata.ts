import type { PageMetadata } from 'shared-ui'
import { tulsi } from 'shared-ui/plants'
import { admissions, admissionsSearch } from '../../content/admissions'
import { admissionsBreadcrumbs } from '../programs/breadcrumbs'

export function admissionsMetadata(): PageMetadata {
  return {
    ...admissionsSearch,
    canonical: '/admissions',
    art: tulsi.src,
    breadcrumbs: admissionsBreadcrumbs,
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
