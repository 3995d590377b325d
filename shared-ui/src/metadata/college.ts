import { site } from '../site/site'

const { street, city, region, postalCode, country } = site.address

/** The college as structured data names it: who teaches a course, employs a person, publishes an article. */
export const college = { '@type': 'EducationalOrganization' as const, name: site.collegeName, url: '/' }

/** The college with all that a page shows of it. No degree and no recognition is claimed anywhere. */
export const collegeWithAddress = {
  ...college,
  email: site.email,
  address: {
    '@type': 'PostalAddress' as const,
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  },
}
