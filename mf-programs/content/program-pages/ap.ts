import { sample } from 'shared-ui'
import type { ProgramTexts } from '../program-texts'

export const ap: ProgramTexts = {
  code: 'ap',
  lead: 'Lifestyle, counselling, nutrition and herbalism, brought together. The full core clinical track of the college.',
  format: sample('Four stacked programs', 'Delivery format of the AP program'),
  credential: sample('Practitioner Diploma', 'The exact name of the credential awarded for AP'),
  overview: [
    'In the classical texts there is no boundary between advising on food, on routine, on plants and on the mind. One trained person considers all of them and decides what matters first. The Practitioner credential restores that wholeness: it is awarded to students who have completed the Lifestyle Consultant, Health Counselor, Nutritionist and Herbalist programs and can draw on all four in their work with a client.',
    'Because the programs stack, you can approach AP at the pace of your own life. You can take the three clinical programs one after another, or pause, practise and return. Whichever of AH and AN you take first, the total is 2000 hours.',
    'AP is an award, not a further course. What it stands for is integration: in the parts, the same client is considered through intake, diet, herbs, routine and mind, and students learn to weigh these against each other, to sequence a plan, and to follow it over months. The aim is a practitioner who is careful, well read and honest about limits.',
  ],
  ownPart:
    'The 2000 hours of AP are its four parts of 500 hours each: ALC, AHC, AN and AH. AP adds none of its own. The totals shown for those programs each include ALC, so they are not added to one another.',
  highlights: [
    'The whole core clinical track in one credential',
    'Eligible for practitioner credentialing',
    'Four programs, each with a diploma of its own along the way',
    'Counselling, nutrition and herbal knowledge from four parts, held by one person',
    'The clinical reasoning of Charaka and Ashtanga Hridaya, read closely',
    'Long-term follow-up: building and revising a plan over the seasons',
    'Cooperation with physicians and other professionals, and referral to them',
    'One of the three requirements for Advanced Practitioner (AAP)',
  ],
  learningNote: 'All of it is taught within the four parts: ALC, AHC, AN and AH.',
  learning: [
    {
      title: 'Integrated assessment',
      term: 'Nidana',
      text: 'Bringing intake, observation, food history and routine into one coherent picture, in the order the classical texts recommend.',
    },
    {
      title: 'Planning and sequence',
      term: 'Chikitsa',
      text: 'How the tradition decides what comes first: removing causes, easing digestion, nourishing, and only then refining.',
    },
    {
      title: 'Food and herbs together',
      term: 'Ahara, aushadha',
      text: 'Combining nutrition and herbal knowledge with restraint, and knowing which of them a person actually needs.',
    },
    {
      title: 'The mind',
      term: 'Sattvavajaya',
      text: 'The traditional guidance for steadiness, self-knowledge and good conduct, offered within the limits of an Ayurvedic practice.',
    },
    {
      title: 'Reading the classics',
      text: 'Selected chapters in translation, with attention to how a verse becomes a decision.',
    },
    {
      title: 'Practice and ethics',
      text: 'Records, consent, privacy, referral, professional conduct and the language of honest claims.',
    },
  ],
  audience: [
    'Students who want the complete clinical education rather than one part of it',
    'Graduates of AHC, AN or AH who are ready to add the remaining programs',
    'Professionals who intend to make Ayurveda the centre of their work',
    'Students preparing for Advanced Practitioner (AAP)',
  ],
  careers: {
    intro:
      'AP gathers the widest range of Ayurvedic consulting skills that the core clinical track offers. It is relevant to independent work and to work in a team.',
    points: [
      'Ayurvedic consulting practice within the scope described below',
      'Wellness, retreat and integrative centres',
      'Teaching, mentoring and program design',
      'Further study toward Advanced Practitioner (AAP)',
    ],
  },
  recognition: [
    'Ayurveda is not a regulated health profession in British Columbia. Each body that credentials practitioners decides for itself which training it accepts, so please ask the one you have in mind before you enroll. We gladly provide a description of the program for that purpose.',
  ],
  pathway: {
    title: 'Pathway to AAP',
    text: 'Add Panchakarma Technician (PKT) and Beauty Therapist (ABT) to AP, and the full pathway of 4000 hours leads to Advanced Practitioner, the highest credential of the college.',
    href: '/programs/aap',
    label: 'Explore the AAP program',
  },
  scope: {
    intro:
      'Ayurveda is not a regulated health profession in British Columbia. A Practitioner works as an Ayurvedic educator and consultant, never in place of licensed medical care.',
    within: [
      'Consultations that join lifestyle, food and general herbal guidance',
      'Assessment of constitution and balance in Ayurvedic terms',
      'Long-term wellness plans, reviewed season by season',
      'Referral to and cooperation with licensed health professionals',
    ],
    outside: [
      'Medical diagnosis, treatment or the use of a protected title',
      'Advice on prescription medicines, or on stopping them',
      'Any restricted activity under the health professions law of British Columbia',
      'Promises about the outcome of any condition',
    ],
  },
  search: {
    description:
      'The 2000-hour Ayurvedic Practitioner program joins lifestyle, counselling, nutrition and herbalism: the full core clinical track of the college.',
    keywords: [
      'Ayurvedic Practitioner program',
      'AP program',
      'Ayurveda practitioner training Canada',
      'Ayurveda diploma British Columbia',
    ],
  },
}
