import { site } from '../site/site'

const { street, city, region, postalCode, country } = site.address

/** The college in structured data: the provider of a course, the employer of a person, the publisher of an article. */
export const college = { '@type': 'EducationalOrganization' as const, name: site.collegeName, url: '/' }

/** The college with its contact details. It claims no degree and no recognition. */
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
