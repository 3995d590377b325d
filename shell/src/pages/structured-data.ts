import { site, type PageMetadata } from 'shared-ui'
import logo from 'shared-ui/illustrations/logo.svg'
import { faculty } from '../../content/faculty'
import { pageMetadata } from '../../content/page-metadata'

type Blocks = NonNullable<PageMetadata['structuredData']>

const college = { '@type': 'EducationalOrganization' as const, name: site.collegeName, url: '/' }

/** The site and the college, told once, on the home page. */
export function collegeData(): Blocks {
  const { street, city, region, postalCode, country } = site.address
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.collegeName,
      url: '/',
      inLanguage: site.locale,
    },
    {
      '@context': 'https://schema.org',
      ...college,
      description: pageMetadata.home.description,
      logo,
      email: site.email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: region,
        postalCode,
        addressCountry: country,
      },
    },
  ]
}

/** The people who teach, without the specialties, which the page does not show either. */
export const facultyData = (): Blocks =>
  faculty.map(({ name, title, description }) => ({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle: title,
    description,
    worksFor: college,
  }))
