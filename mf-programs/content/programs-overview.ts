import { alcIntake } from 'shared-ui/intake'

/** The page /programs. */
export const programsOverview = {
  title: 'Programs & Curriculum',
  lead: 'Ten stackable diploma programs, from a 500-hour online foundation to the full pathway of 4000 hours. Begin with one. Stop where you like, or keep going.',
  enroll: {
    title: 'Every pathway begins with Lifestyle Consultant (ALC), taught online',
    text: `${alcIntake} All other programs will open in the near future.`,
    actions: [
      { label: 'Enroll Now', href: '/coming-soon' },
      { label: 'About the ALC program', href: '/programs/alc' },
    ],
  },
  stacking: {
    heading: 'How the programs stack',
    paragraphs: [
      'Everyone begins with Lifestyle Consultant (ALC). From there the pathway divides. The core clinical track leads through counselling, nutrition and herbalism to Practitioner (AP). The specialty and bodywork track leads through spa and marma therapy to Panchakarma Technician (PKT), with beauty therapy (ABT) alongside.',
      'Both tracks meet in Advanced Practitioner (AAP). Each program has a diploma of its own, and nothing is studied twice: what you have completed counts in full toward the programs that build on it.',
    ],
  },
  pathway: {
    heading: 'The pathway at a glance',
    intro: 'Each program follows those it builds on. Select a program to read more.',
  },
  hours: {
    title: 'How to read the hours',
    text: 'The hours on each card are totals: they include every program that comes before. A program’s own page may also speak of its own 500-hour part. Both are correct; Health Counselor, for example, is 500 hours of its own on top of the 500 hours of ALC, 1000 in total.',
  },
  list: {
    heading: 'All ten programs',
    intro:
      'In the order of the pathway: first the foundation, then the core clinical track, the bodywork track, and the program in which they meet.',
    more: 'Program details',
  },
  scope: {
    heading: 'Scope of practice',
    paragraphs: [
      'Ayurveda is not a regulated health profession in British Columbia. Our programs teach Ayurvedic education, counselling, food, plants and body care in the traditional sense. They do not train students to diagnose or treat disease, and no program leads to a profession that is regulated in the province, such as massage therapy, dietetics, acupuncture or medicine.',
      'Some procedures described in the classical texts are restricted activities in British Columbia. We teach what they are and why the tradition values them; students and graduates do not perform them here without the legal authority to do so.',
      'Each program page says what lies within the role and what lies outside of it. Graduates are responsible for knowing the law where they live and for referring clients to licensed health professionals whenever a concern goes further.',
    ],
  },
  questions: {
    heading: 'Not sure where to begin?',
    text: 'Tell us what you have studied and what you would like to do. We will suggest a sensible first step.',
    button: { label: 'Send a quick inquiry', href: '/admissions#quick-inquiry' },
  },
}

/** For search engines; apart from the texts, so that browsers do not load it. */
export const programsOverviewSearch = {
  title: 'Ayurveda Programs & Curriculum',
  description:
    'Ten stackable Ayurveda diploma programs in British Columbia, from the 500-hour online foundation to 4000 hours: counselling, nutrition and bodywork.',
  keywords: [
    'Ayurveda programs',
    'Ayurveda college British Columbia',
    'Ayurveda diploma Canada',
    'Ayurvedic training Victoria BC',
  ],
}
