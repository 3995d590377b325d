import { sample, site, type Crumb } from 'shared-ui'
import { episode } from './episode'

/** The texts of the podcast page. */
export const podcast = {
  title: site.podcastName,
  eyebrow: 'Conversations from the college',
  lead: 'Unhurried conversations about Ayurveda as it is studied, taught and lived on the West Coast: with teachers, practitioners, cooks, gardeners and researchers.',
  listen: 'Listen on Spotify',
  becomeGuest: 'Become a Guest',
  episode: {
    ...episode,
    heading: 'Latest episode',
    description: sample(
      'Where does Ayurveda stand in this province, who brought it here, and what does an association of practitioners do? In our first episode we introduce the provincial Ayurveda association and the college, its educational initiative, and talk about learning a classical tradition with care for the place one lives in.',
      'What episode 1 tells',
    ),
    pointsTitle: 'In this conversation',
    points: [
      'How the provincial Ayurveda association came to found a college',
      'What Ayurveda is, in plain words, and what it does not claim to be',
      'Where an Ayurvedic consultant stands beside regulated health professions',
      'What to expect from the episodes to come',
    ].map((point) => sample(point, 'A point of episode 1')),
    listen: `Listen to ${episode.label}`,
  },
  invitation: {
    eyebrow: 'Become a guest',
    title: 'Come and talk with us',
    paragraphs: [
      'We invite people who know one thing well and like to explain it. You may be a practitioner, a teacher, a student with an unusual project, a researcher, or someone who cooks and gardens by the seasons.',
      'With a guest we talk for one hour or two: choose what suits your topic. We plan the questions with you beforehand, so that you need not improvise.',
      'The podcast is educational. Guests share knowledge and experience; nobody is diagnosed or advised on a personal condition on air.',
    ],
  },
  application: {
    eyebrow: 'Guest application',
    title: 'Apply to be our guest',
    lead: 'A few sentences are enough. We read every application and write back by email.',
    topicsTitle: 'Suggested topics',
    topicsNote: 'Your own idea is just as welcome.',
  },
  platform: {
    title: 'Where to listen',
    text: 'The podcast is on Spotify. Follow the show there and you will hear when the next conversation is out.',
    link: 'Open the podcast on Spotify',
  },
}

/** Breadcrumbs, shown on the page and given to search engines. */
export const podcastBreadcrumbs: Crumb[] = [{ label: podcast.title, to: '/podcast' }]
