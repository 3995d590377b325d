import { sample } from 'shared-ui'
import type { ProgramTexts } from '../program-texts'

export const aap: ProgramTexts = {
  code: 'aap',
  lead: 'Where the clinical and the bodywork track meet. The complete pathway of the college, and its highest credential.',
  format: sample('All parts of the pathway, stacked', 'Delivery format of the AAP program'),
  credential: sample('Advanced Practitioner Diploma', 'The exact name of the credential awarded for AAP'),
  overview: [
    'The classical texts expect a great deal of a practitioner: theoretical learning, wide practical experience, skill of hand, and cleanliness of body and mind. The Advanced Practitioner pathway takes those four expectations as its plan. It asks a student to complete both sides of the college, the consulting room and the massage table, and to understand each in the light of the other.',
    'You reach AAP by completing Practitioner (AP), Panchakarma Technician (PKT) and Beauty Therapist (ABT). By then you have studied lifestyle, counselling, nutrition and herbs; oil, steam, marma and the classical course of Panchakarma; and the care of skin and hair. What the award stands for is range. You can follow a client from first conversation through diet, routine and preparation to recovery, and you know from experience what each member of a team is doing.',
    'Nobody has to begin with AAP in mind, and nobody needs to decide early. Every program along the way has a diploma of its own, and every hour counts. The pathway is meant for those who may one day teach it: future mentors, program leaders and careful readers of the texts.',
  ],
  ownPart:
    'The 4000 hours of AAP are the eight 500-hour parts of the pathway: ALC, AHC, AN, AH, AST, AMT, PKT and ABT. AAP is an award, not a further course, and adds none of its own. Totals shown for other programs include their prerequisites, so they are not added to one another.',
  highlights: [
    'The highest credential of the college',
    'Both tracks complete: core clinical and specialty bodywork',
    'Eight parts of 500 hours each, 4000 hours in total',
    'Consultation and hands-on work understood together',
    'Classical study across Charaka, Sushruta and Ashtanga Hridaya',
    'Experience in teams: clinic, kitchen, herb room and therapy room',
    'A broad base for those who may later mentor, teach or lead programs',
    'A diploma at every step along the way',
  ],
  learningNote: 'All of it is taught within the eight parts, from ALC to PKT and ABT.',
  learning: [
    {
      title: 'The four qualities of a practitioner',
      term: 'Vaidya guna',
      text: 'Learning, experience, skill and purity, as the texts name them, taken as a standard for one’s own development.',
    },
    {
      title: 'Core clinical study',
      text: 'Everything in the Practitioner pathway: lifestyle, counselling, nutrition and herbalism, joined in case work.',
    },
    {
      title: 'Bodywork and Panchakarma',
      text: 'Spa therapy, marma, and the classical knowledge and preparatory therapies of the Panchakarma Technician program.',
    },
    {
      title: 'Beauty and rejuvenation',
      term: 'Saundarya, rasayana',
      text: 'Skin, hair and the traditional idea of renewal, understood as part of a whole life well lived.',
    },
    {
      title: 'Working across disciplines',
      text: 'Seeing one client through several pairs of eyes, and coordinating a plan among colleagues.',
    },
    {
      title: 'Work in a team',
      text: 'Explaining, recording and handing over one’s work, and keeping to shared standards in a small team.',
    },
  ],
  audience: [
    'Practitioners (AP) who want to add the bodywork tradition',
    'Panchakarma technicians (PKT) who want the clinical side',
    'Future teachers, mentors and leaders of wellness programs',
    'Students who want to complete the whole pathway, at their own pace',
  ],
  careers: {
    intro:
      'AAP is for people who expect to spend their working life with Ayurveda. The training is relevant to independent, team and teaching roles.',
    points: [
      'Ayurvedic practice that joins consultation with a team of therapists',
      'Leadership in retreat centres, spas and wellness programs',
      'Teaching, mentoring and curriculum work',
      'Writing, research reading and public education',
    ],
  },
  pathway: {
    title: 'The top of the pathway',
    text: 'AAP is the highest credential of the college. No further program follows it: graduates continue through teaching, mentoring and lifelong study of the texts. Look back over the route that leads here, step by step.',
    href: '/programs#pathway',
    label: 'See the whole pathway',
  },
  scope: {
    intro:
      'An Advanced Practitioner has the widest training the college offers and the same legal boundaries as every other graduate. Ayurveda is not a regulated health profession in British Columbia.',
    within: [
      'Ayurvedic consultations on lifestyle, food and general herbal guidance',
      'Spa-type body therapies, marma and beauty care',
      'Planning and coordinating wellness programs with a team',
      'Teaching, mentoring and supervision within the tradition',
    ],
    outside: [
      'Medical diagnosis, treatment or the use of a protected title',
      'Restricted activities under the health professions law of British Columbia',
      'Advice on prescription medicines, or on stopping them',
      'Promises about the outcome of any condition',
    ],
  },
  search: {
    description:
      'The complete 4000-hour pathway: core clinical study, Panchakarma and beauty therapy meet in Advanced Ayurvedic Practitioner, our highest credential.',
    keywords: [
      'Advanced Ayurvedic Practitioner',
      'AAP program',
      'advanced Ayurveda training Canada',
      'Ayurveda diploma British Columbia',
    ],
  },
}
