import { sample, site } from 'shared-ui'
import { episode } from './episode'

/** The podcast's place on the home page. */
export const homePodcast = {
  eyebrow: 'Podcast',
  title: site.podcastName,
  lead: 'Conversations about Ayurveda as it is studied, taught and lived on the West Coast. Hear the voices of the tradition before you open a textbook, or bring your own to the microphone.',
  episodeLabel: `${episode.label} · ${episode.length}`,
  episodeTitle: episode.title,
  episodeText: sample(
    'What Ayurveda is, who brought it to this province, and how an association came to found a college.',
    'What episode 1 tells, in a sentence for the home page',
  ),
  listen: { label: 'Explore the podcast', href: '/podcast' },
  guest: { label: 'Become a Guest', href: '/podcast#guest-application' },
}
