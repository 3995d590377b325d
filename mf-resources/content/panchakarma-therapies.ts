import { panchakarmaActions } from './panchakarma-actions'
import type { Entry, ResourcePage } from './resource-page'

/** One of the three phases of Panchakarma. */
export interface Phase {
  name: string
  meaning: string
  text: string
  steps: Entry[]
}

/** The page /resources/panchakarma-therapies. */
export const panchakarmaTherapies = {
  topic: 'panchakarma-therapies',
  lead: 'Panchakarma means five actions. They are the strongest measures that classical Ayurveda describes, set between careful preparation and patient aftercare. This page explains what the texts say about them, and why they belong only in qualified hands.',
  guidance: {
    heading: 'Not for self-care',
    text: [
      'None of the five actions should be tried at home or taken from a book, a video or this page. They can cause dehydration, injury, infection and loss of blood, and several of them fall among the activities that British Columbia reserves for authorized health professionals.',
    ],
  },
  sections: {
    overview: {
      id: 'overview',
      heading: 'What Panchakarma is',
      intro: [
        'Classical texts distinguish two ways of restoring balance. Shamana, pacifying, works gradually with food, herbs and habits. Shodhana, usually translated as purification, aims to lead an excess of a dosha out of the body by the nearest route. The five actions belong to the second way.',
        'The texts do not recommend them for everyone. They ask first about a person’s strength, digestion, age, mind and season, and they describe in detail what can go wrong. That caution is part of the teaching.',
      ],
    },
    fiveActions: {
      id: 'five-actions',
      heading: 'The five actions',
      intro: [
        'The benefits listed here are those the classical texts describe. They are traditional claims, not results established by modern trials.',
      ],
      labels: {
        benefits: 'Benefits described by the texts',
        season: 'Classical season',
        cautions: 'Classical and modern cautions',
      },
      actions: panchakarmaActions,
      whichFive: {
        heading: 'Which five?',
        text: [
          'The classical authors do not count alike. Charaka’s own five are Vamana, Virechana, Niruha Basti, Anuvasana Basti and Nasya: he counts the two kinds of Basti separately and does not include Raktamokshana. The list with Raktamokshana follows the tradition of Sushruta and Vagbhata, and it is the list most often taught today.',
        ],
      },
    },
    threePhases: {
      id: 'three-phases',
      heading: 'The three phases',
      intro: [
        'The main action is only the middle of the story. The texts give as much attention to what comes before and after it.',
      ],
      phases: [
        {
          name: 'Purvakarma',
          meaning: 'Preparation',
          text: 'The person is assessed, rested and made ready over several days.',
          steps: [
            {
              title: 'Kindling digestion',
              term: 'Deepana, pachana',
              text: 'Light food and spices to strengthen appetite.',
            },
            {
              title: 'Oleation',
              term: 'Snehana',
              text: 'Oil or ghee, taken by mouth and applied as massage.',
            },
            { title: 'Warming', term: 'Swedana', text: 'Steam or dry heat to soften and open.' },
          ],
        },
        {
          name: 'Pradhanakarma',
          meaning: 'Main action',
          text: 'One action is chosen for one person at one time, and the response is observed throughout.',
          steps: [
            { title: 'Choosing', text: 'By dosha, place, strength and season.' },
            { title: 'Carrying out', text: 'In one session, or in a planned series, as with Basti.' },
            {
              title: 'Watching',
              text: 'For the signs of a right, an insufficient or an excessive response, each of which the texts describe.',
            },
          ],
        },
        {
          name: 'Paschatkarma',
          meaning: 'Aftercare',
          text: 'Digestion is compared to a small flame that must be fed slowly.',
          steps: [
            {
              title: 'Graded diet',
              term: 'Samsarjana krama',
              text: 'From thin rice water through gruel and soup to ordinary meals, over several days.',
            },
            { title: 'Rest', text: 'Quiet, warmth and regular hours; no strain, travel or late nights.' },
            {
              title: 'Renewal',
              term: 'Rasayana',
              text: 'Nourishing measures, or further pacifying ones, to close the course.',
            },
          ],
        },
      ] satisfies Phase[],
    },
    whenRecommended: {
      id: 'when-recommended',
      heading: 'When it is recommended',
      intro: [
        'In the classical teaching, one of the five actions is considered when several conditions are met.',
      ],
      occasions: [
        'A dosha is clearly in excess, and gentler measures have not been enough.',
        'The person is strong enough in body and mind, and has no contraindication.',
        'Digestion has been prepared, and time for aftercare is set aside.',
        'The season suits. For healthy people the texts name spring for Vamana, the rains for Basti and fall for Virechana.',
        'A course of rasayana, renewal, is planned to follow.',
      ],
    },
    contraindications: {
      id: 'contraindications',
      heading: 'Contraindications',
      intro: [
        'Charaka’s last book, the Siddhi Sthana, lists people for whom each action is unsuitable. Together with modern caution, these are situations in which Panchakarma is generally not considered, or only under medical supervision.',
      ],
      groups: [
        'Pregnancy, the weeks after birth, and nursing',
        'Childhood, frail old age, and marked weakness or weight loss',
        'Acute illness, fever, infection or dehydration',
        'Heart disease, uncontrolled high blood pressure, or a recent stroke',
        'Kidney or liver disease, and diabetes with complications',
        'Bleeding disorders, anemia, or the use of blood thinners',
        'Active ulcers, inflammatory bowel disease, rectal bleeding or recent surgery',
        'A current or past eating disorder, or an acute mental health crisis',
        'Cancer and its therapies, unless the oncology team agrees',
      ],
      warning: {
        heading: 'Seek professional guidance',
        text: [
          'Speak with a licensed health professional before you consider any form of Panchakarma, here or abroad, and take a full list of your medicines with you. Ask who will supervise, what their training is, what happens in an emergency, and where the oils and herbs come from. In Canada, products should carry Health Canada’s number, an eight-digit NPN or DIN-HM.',
          'The college teaches the five actions as classical knowledge. This page is not an offer to perform them.',
        ],
      },
    },
    supportingTherapies: {
      id: 'supporting-therapies',
      heading: 'Supporting therapies',
      intro: [
        'Many people first meet the tradition through gentler therapies, often in a spa. Some belong to preparation, others are offered by themselves. They are valued for rest and comfort, and the cautions about skin, heat and allergy still apply.',
      ],
      therapies: [
        {
          title: 'Oil massage',
          term: 'Abhyanga',
          text: 'Warm oil applied in long, rhythmic strokes by one or two therapists.',
        },
        {
          title: 'Steam',
          term: 'Swedana',
          text: 'Gentle warmth, with the head kept cool; not for pregnancy or heart conditions.',
        },
        {
          title: 'Stream of oil',
          term: 'Shirodhara',
          text: 'A fine, steady stream of warm oil over the forehead.',
        },
        {
          title: 'Powder massage',
          term: 'Udvartana',
          text: 'Brisk rubbing with herbal powders, traditionally used for Kapha.',
        },
        {
          title: 'Marma work',
          term: 'Marma',
          text: 'Light touch at the vital points that Sushruta maps over the body.',
        },
      ] satisfies Entry[],
    },
    evidence: {
      id: 'evidence',
      heading: 'What research says so far',
      intro: [
        'Panchakarma as a whole has not been established by large clinical trials. Smaller studies exist, mostly from India, on single procedures or short residential programs; many are brief, without a comparison group, or hard to blind. They are a reason for further study rather than for firm conclusions.',
      ],
    },
  },
  related: [
    'educational-guides',
    'classical-texts',
    'lifestyle-practices',
    'health-conditions',
    'research-links',
    'wellness-tools',
  ],
} satisfies ResourcePage
