import { sample } from './sample'

/** Every name, address and link that the college supplies, in one place. */
export const site = {
  collegeName: sample('Samya College of Ayurveda', "The college's legal and public name"),
  shortName: sample('Samya College', 'The short form of the name'),
  tagline: sample('Ayurvedic education on the West Coast', 'A tagline, or none'),
  association: 'the provincial Ayurveda association',
  associationUrl: sample('https://association.example/', "The association's website"),
  deliveryCompany: sample(
    'a separate education company',
    'The legal name of the company that delivers the programs',
  ),
  partnerSpa: sample('our partner spa', "The partner spa's name"),
  partnerSpaUrl: sample('https://spa.example/', "The partner spa's website"),
  email: sample('info@samya-college.example', 'The public mail address'),
  privacyEmail: sample('privacy@samya-college.example', 'The mail address of the privacy officer (PIPA)'),
  podcastName: 'Samya Ayurveda Podcast',
  podcastUrl: sample('https://podcast.example/samya', "The podcast's Spotify page"),
  episodeUrl: sample('https://podcast.example/samya/1', 'The listen link of episode 1'),
  youtubeUrl: sample('https://youtube.example/samya', 'The YouTube channel'),
  address: {
    street: sample('100 Sample Street', 'The street address'),
    city: 'Victoria',
    region: 'BC',
    postalCode: sample('V8V 0A0', 'The postal code'),
    country: 'Canada',
  },
  locale: 'en-CA',
} as const
