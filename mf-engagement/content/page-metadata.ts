import { site, type PageMetadata } from 'shared-ui'
import { contact } from './contact'
import { podcast } from './podcast'

const { street, city, region, postalCode } = site.address

export const contactMetadata: PageMetadata = {
  title: 'Contact',
  description: `Write to ${site.collegeName} in Victoria, BC: questions about Ayurveda programs, admissions or a visit, answered within 24 hours.`,
  canonical: '/contact',
  keywords: ['contact', 'Ayurveda college', 'Victoria BC', 'admissions questions', 'arrange a visit'],
  breadcrumbs: [{ label: contact.title, to: '/contact' }],
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'EducationalOrganization',
      name: site.collegeName,
      url: '/',
      email: site.email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: region,
        postalCode,
        addressCountry: 'CA',
      },
    },
  ],
}

export const podcastMetadata: PageMetadata = {
  title: podcast.title,
  description:
    'Conversations about Ayurveda as it is studied, taught and lived in British Columbia. Hear Episode 1 on Spotify, or apply to be a guest.',
  canonical: '/podcast',
  keywords: ['Ayurveda podcast', 'Ayurveda British Columbia', 'podcast guest', 'Victoria BC'],
  breadcrumbs: [{ label: podcast.title, to: '/podcast' }],
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'PodcastSeries',
      name: podcast.title,
      description: podcast.lead,
      url: '/podcast',
      inLanguage: site.locale,
      publisher: { '@type': 'EducationalOrganization', name: site.collegeName, url: '/' },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'PodcastEpisode',
      name: podcast.episode.title,
      description: podcast.episode.description,
      episodeNumber: podcast.episode.number,
      timeRequired: `PT${podcast.episode.minutes}M`,
      url: site.episodeUrl,
      partOfSeries: { '@type': 'PodcastSeries', name: podcast.title, url: '/podcast' },
    },
  ],
}
