import { site } from 'shared-ui'

/** The college as structured data names it. */
export const provider = { '@type': 'EducationalOrganization' as const, name: site.collegeName, url: '/' }
