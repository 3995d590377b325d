import { sample } from 'shared-ui'
import type { ProgramTexts } from '../program-texts'

export const ahc: ProgramTexts = {
  code: 'ahc',
  lead: 'From knowing the principles to sitting with a person. The counselling program of the core clinical track.',
  format: sample('Theory and counselling practice', 'Delivery format of the AHC program'),
  credential: sample('Health Counselor Diploma', 'The exact name of the credential awarded for AHC'),
  overview: [
    'The Health Counselor program teaches the encounter at the heart of Ayurveda: one person listening to another. Building on the principles learned in ALC, it develops the skill of a full intake, the discipline of observation, and the judgment to choose a few changes that matter from the many that could be made.',
    'The classical texts describe three ways of coming to know a person: looking, touching and asking. You study what each was meant to reveal, how appetite, elimination, sleep, energy and mood are understood together, and how the stages of imbalance unfold in the traditional account. Alongside it you learn enough anatomy, physiology and common medical vocabulary to understand what a client has been told by a physician and to recognize when they need to see one.',
    'Much of the program is practice. You observe consultations, lead them under supervision, write them up, and bring them back to the group. Counselling is taught as its own craft, with attention to motivation, culture, family and the difficulty of changing a habit.',
  ],
  ownPart:
    'The AHC part itself is 500 hours. Together with the 500 hours of ALC it makes the total of 1000 hours shown above.',
  highlights: [
    'A complete intake and follow-up method, practised until it becomes natural',
    'The three classical ways of knowing a client: observation, touch and questioning',
    'The traditional account of how imbalance gathers, spreads and settles',
    'Anatomy and physiology for Ayurvedic counsellors',
    'Counselling skills: listening, motivation, goal-setting and follow-up',
    'Care plans built from food, routine, season, movement and rest',
    'Supervised practice consultations with written case reviews',
    'Ethics, consent, record-keeping, privacy and referral',
  ],
  learning: [
    {
      title: 'Assessment',
      term: 'Darshana, sparshana, prashna',
      text: 'What the tradition looks for in appearance, voice, pulse, tongue, appetite and sleep, and how to record it without overstating it.',
    },
    {
      title: 'How imbalance develops',
      term: 'Samprapti',
      text: 'Causes, early signs and stages as the classical texts set them out, and why the early stages are where lifestyle has most to offer.',
    },
    {
      title: 'Anatomy and physiology',
      text: 'The body in the terms of modern science, and the Ayurvedic account of tissues, channels and digestion.',
    },
    {
      title: 'Counselling and change',
      text: 'Motivation, small steps, setbacks and follow-up, with practice in conversations that are harder than they look.',
    },
    {
      title: 'Mind and routine',
      term: 'Manas',
      text: 'The mental qualities, the place of sleep and breath, and the traditional guidance for a steady mind.',
    },
    {
      title: 'Professional practice',
      text: 'Boundaries, consent, privacy, safety, cooperation with other professionals, and honest language about what Ayurveda can offer.',
    },
  ],
  audience: [
    'ALC graduates who want to work with people one to one',
    'Counsellors, coaches, yoga teachers and community workers adding depth to their practice',
    'Students on the way to the Practitioner (AP) program',
  ],
  careers: {
    intro:
      'Health counselling is work in education and support. The training is relevant wherever people look for help with everyday habits.',
    points: [
      'Private counselling practice within the scope described below',
      'Wellness centres, yoga studios, retreats and community organizations',
      'Group programs on routine, digestion, stress and season',
      'Work alongside other professionals who refer clients for lifestyle education',
    ],
  },
  pathway: {
    title: 'Pathway to AP',
    text: 'AHC counts toward the Practitioner program. Complete Nutritionist (AN) and Herbalist (AH) as well, and the four parts together make the 2000 hours of AP.',
    href: '/programs/ap',
    label: 'Explore the AP program',
  },
  scope: {
    intro:
      'A Health Counselor works in prevention and education. Clients who have a diagnosed condition stay in the care of their own licensed health professionals.',
    within: [
      'Lifestyle and dietary education based on an Ayurvedic intake',
      'Plans for routine, season, movement, rest and cooking',
      'Encouragement and follow-up while a client changes habits',
      'Referral to licensed health professionals whenever a concern goes further',
    ],
    outside: [
      'Medical diagnosis, treatment or prognosis',
      'Advice on prescription medicines, or on stopping them',
      'Psychotherapy or crisis counselling',
      'Bodywork and the preparing of herbs, which belong to other programs',
    ],
  },
  search: {
    description:
      'The Ayurvedic Health Counselor program: intake, observation, counselling skills and supervised practice. 1000 hours in total, builds on ALC.',
    keywords: [
      'Ayurvedic Health Counselor',
      'AHC program',
      'Ayurveda counselling training',
      'Ayurveda diploma British Columbia',
    ],
  },
}
