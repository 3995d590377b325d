import { site } from 'shared-ui'
import { databases, journals, organizations, researchAreas } from './research-sources'
import type { ResourcePage } from './resource-page'

/** The page /resources/research-links. */
export const researchLinks = {
  topic: 'research-links',
  lead: 'A tradition earns trust when it lets itself be examined. This page shows where research on Ayurveda is indexed and published, which questions are being studied, and who speaks for the profession in different parts of the world.',
  sections: {
    reading: {
      id: 'reading-research',
      heading: 'Before you search',
      intro: [
        'Research on Ayurveda has grown quickly, and its quality varies. Many trials are small or short; many test one herb, while practice combines food, routine, herbs and therapies for one person. A single positive study is a beginning. Systematic reviews, which weigh all the studies on a question together, deserve the most attention, and they often end by asking for larger trials.',
        'With any paper in hand, a few questions go a long way.',
      ],
      questions: [
        'What exactly was tested, and was the product or procedure described well enough to repeat?',
        'How many people took part, for how long, and compared with what?',
        'Were harms recorded as carefully as benefits?',
        'Who paid for the study, and was it entered in a trial registry before it began?',
        'Do other groups find the same?',
      ],
    },
    databases: {
      id: 'research-databases',
      heading: 'Research databases',
      intro: [
        'No single database covers the field. In a 2015 survey, only 11 of 105 Ayurvedic journals were indexed in PubMed, so it is worth searching in more than one place, and under more than one spelling.',
      ],
      focusLabel: 'Focus',
      databases,
    },
    journals: {
      id: 'academic-journals',
      heading: 'Academic journals',
      intro: [
        'All five journals are peer-reviewed. Those tagged Open Access can be read free of charge; for the others, a university or public library can usually help.',
      ],
      journals,
    },
    areas: {
      id: 'clinical-research',
      heading: 'Areas of clinical research',
      intro: [
        'These are areas in which studies have been published. A topic in this list means that it is being studied, not that a benefit has been shown.',
      ],
      areas: researchAreas,
    },
    organizations: {
      id: 'professional-organizations',
      heading: 'Professional organizations',
      intro: [
        `Ayurveda is organized differently in each country, and so are its titles and rules. In British Columbia ${site.association}, of which the college is an educational initiative, is the closest point of contact.`,
      ],
      organizations,
      note: {
        heading: 'Listed for orientation',
        text: [
          'These bodies are named so that you can find them. The list does not mean that any of them endorses, reviews or accepts the college or its programs. If membership of one of them matters to you, ask it directly about its requirements.',
        ],
      },
    },
    continuingEducation: {
      id: 'continuing-education',
      heading: 'Continuing education',
      intro: ['These habits keep knowledge fresh, at any stage.'],
      suggestions: [
        'Choose one journal and read its table of contents whenever a new issue appears.',
        'Start a reading circle: one paper a month, one page of notes, one hour of talk.',
        'Take a short course in research methods or statistics; it changes how you read.',
        'Attend conferences and webinars, and listen for what speakers say about limits.',
        'Read the World Health Organization’s benchmarks for training in Ayurveda (2010) and for its practice (2022).',
        'Keep a log of what you read and how it changed your practice.',
      ],
      stayCurrent: {
        heading: 'Stay Current',
        text: [
          'Journals change publishers, databases move and organizations rename themselves. Check that a source is still active before you rely on it, look for the date on everything you read, and check Health Canada’s recalls and safety alerts before recommending a product.',
        ],
      },
    },
  },
  related: ['classical-texts', 'educational-guides', 'panchakarma-therapies'],
} satisfies ResourcePage
