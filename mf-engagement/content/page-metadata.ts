import { site, type PageMetadata } from 'shared-ui'
import { college, collegeWithAddress } from 'shared-ui/college'
import { brahmi, tulsi } from 'shared-ui/plants'
import { contact, contactBreadcrumbs } from './contact'
import { podcast, podcastBreadcrumbs } from './podcast'

export const contactMetadata: PageMetadata = {
  title: contact.title,
  description: `Write to ${site.collegeName} in Victoria, BC: questions about Ayurveda programs, admissions or a visit, answered within 24 hours.`,
  canonical: '/contact',
  art: tulsi.src,
  keywords: ['contact', 'Ayurveda college', 'Victoria BC', 'admissions questions', 'arrange a visit'],
  breadcrumbs: contactBreadcrumbs,
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      name: contact.title,
      description: contact.lead,
      url: '/contact',
      mainEntity: collegeWithAddress,
    },
  ],
}

export const podcastMetadata: PageMetadata = {
  title: podcast.title,
  description: `Conversations about Ayurveda as it is studied, taught and lived in British Columbia. Hear ${podcast.episode.label} on Spotify, or apply to be a guest.`,
  canonical: '/podcast',
  art: brahmi.src,
  keywords: ['Ayurveda podcast', 'Ayurveda British Columbia', 'podcast guest', 'Victoria BC'],
  breadcrumbs: podcastBreadcrumbs,
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'PodcastSeries',
      name: podcast.title,
      description: podcast.lead,
      url: '/podcast',
      inLanguage: site.locale,
      publisher: college,
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
