import type { PageMetadata } from 'shared-ui'
import { lotus } from 'shared-ui/plants'
import { programs } from '../../content/programs'
import { programsOverview, programsOverviewSearch } from '../../content/programs-overview'
import { programsBreadcrumbs } from '../programs/breadcrumbs'

export function overviewMetadata(): PageMetadata {
  return {
    ...programsOverviewSearch,
    canonical: '/programs',
    art: lotus.src,
    breadcrumbs: programsBreadcrumbs,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: programsOverview.title,
        numberOfItems: programs.length,
        itemListElement: programs.map(({ code, title }, index) => ({
          '@type': 'ListItem' as const,
          position: index + 1,
          name: title,
          url: `/programs/${code}`,
        })),
      },
    ],
  }
}
