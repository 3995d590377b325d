import { site, type PageMetadata } from 'shared-ui'
import { college } from 'shared-ui/college'
import logo from 'shared-ui/illustrations/logo.svg'
import { aboutHeader } from '../../content/about'
import { faculty } from '../../content/faculty'
import { biographies } from '../../content/faculty-page'
import { hero } from '../../content/home'
import { portraitUrl } from './portraits'

type Blocks = NonNullable<PageMetadata['structuredData']>

export const collegeData = (): Blocks => [
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.collegeName,
    url: '/',
    inLanguage: site.locale,
  },
  { '@context': 'https://schema.org', ...college, description: hero.lead, logo },
]

export const aboutData = (): Blocks => [
  {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name: aboutHeader.title,
    description: aboutHeader.lead,
    url: '/about',
    mainEntity: college,
  },
]

/** The teachers, without their specialties: the page does not show these either. */
export const facultyData = (): Blocks =>
  faculty.map(({ id, name, title }) => ({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle: title,
    description: biographies[id],
    image: portraitUrl(id),
    worksFor: college,
  }))
