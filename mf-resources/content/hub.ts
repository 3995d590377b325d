import { site } from 'shared-ui'
import type { Entry, Notice } from './resource-page'
import type { Topic } from './topics'

/** A card of the hub: the page it leads to and what a reader finds there. */
export interface HubCard {
  topic: Topic
  contents: string[]
}

/** The page /resources. */
export const hub = {
  title: 'Ayurveda Resources',
  lead: 'A free library for students, for practitioners and for anyone who would like to understand Ayurveda better. Read about the classical texts, the rhythm of a day and a year, the therapies of the tradition, and the research on them.',
  foundations: {
    heading: 'The tradition and its practice',
    intro:
      'Four pages on what Ayurveda says: its books, its way of thinking about health, the habits it recommends and the therapies it describes.',
    cards: [
      {
        topic: 'classical-texts',
        contents: ['The three classics side by side', 'The eight branches', 'A five-step study guide'],
      },
      {
        topic: 'health-conditions',
        contents: ['Root-cause analysis', 'The parts of a holistic plan', 'Signs that need medical care'],
      },
      {
        topic: 'lifestyle-practices',
        contents: [
          'A morning from 5:30–6:00 AM',
          'An evening with sleep by 10:00 PM',
          'Four seasons of habits',
        ],
      },
      {
        topic: 'panchakarma-therapies',
        contents: [
          'Five classical actions',
          'Preparation, action, aftercare',
          'Contraindications and guidance',
        ],
      },
    ] satisfies HubCard[],
  },
  podcast: {
    eyebrow: 'Listen',
    title: site.podcastName,
    text: 'Conversations about Ayurveda in British Columbia, at a walking pace. The first episode introduces the provincial association and the place of Ayurveda in the province. Guests are welcome: if you have a subject close to your heart, the podcast page tells you how to apply.',
    link: { label: 'Visit the podcast', href: '/podcast' },
  },
  deeper: {
    heading: 'Guides, research and tools',
    intro:
      'Three pages for going further: clear explanations of the main ideas, places to look for published studies, and checklists to take into the week.',
    cards: [
      {
        topic: 'educational-guides',
        contents: ['The three doshas', 'Prakriti, your constitution', 'Seasons and gunas'],
      },
      {
        topic: 'research-links',
        contents: ['Databases and journals', 'Areas of clinical research', 'Professional organizations'],
      },
      {
        topic: 'wellness-tools',
        contents: ['Five practical tools', 'Recipes by dosha', 'A four-week start'],
      },
    ] satisfies HubCard[],
  },
  /** The link to the glossary. */
  glossary: 'Look up a Sanskrit word in the glossary',
  startingPoints: {
    heading: 'Where to begin',
    intro: 'If you would like a suggestion, choose the line that sounds most like you.',
    paths: [
      {
        title: 'Ayurveda is new to me',
        text: 'Learn the vocabulary first, then try one habit for a week and notice what changes.',
        topics: ['educational-guides', 'lifestyle-practices', 'wellness-tools'],
      },
      {
        title: 'I am thinking of studying',
        text: 'Look into the books you would read with us, and see how the tradition reasons about a person’s health.',
        topics: ['classical-texts', 'health-conditions', 'panchakarma-therapies'],
      },
      {
        title: 'I want to see the evidence',
        text: 'Find out where studies are published and how to weigh them before you rely on a summary.',
        topics: ['research-links', 'classical-texts'],
      },
    ] satisfies (Entry & { topics: Topic[] })[],
  },
  editorial: {
    heading: 'How this library is written',
    text: [
      'We keep three things apart: what classical texts describe, how practices are traditionally used today, and what researchers are studying. Where the sources disagree, we say so. Where a practice has risks, the cautions are with it, not in a footnote.',
      'Sanskrit words appear in a plain transliteration with an English meaning the first time they matter. You do not need to know any Sanskrit to follow along.',
    ],
  } satisfies Notice,
  studying: {
    heading: 'From reading to studying',
    text: 'A teacher can watch you practise, which no text can. Our programs begin with the online Lifestyle Consultant program and build from there, one step at a time.',
    link: { label: 'Explore the programs', href: '/programs' },
  },
}
