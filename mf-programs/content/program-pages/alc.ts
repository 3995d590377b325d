import { sample } from 'shared-ui'
import { alcIntake } from 'shared-ui/intake'
import type { ProgramTexts } from '../program-texts'

export const alc: ProgramTexts = {
  code: 'alc',
  lead: 'Where every student begins. Five hundred hours online in the principles of Ayurveda and in the practical art of helping people live well.',
  format: 'Online, with 1-year access',
  credential: sample('Lifestyle Consultant Diploma', 'The exact name of the credential awarded for ALC'),
  overview: [
    'Ayurveda begins with ordinary things: when we wake, what we eat, how we digest it, how we rest, and what each season asks of us. The Lifestyle Consultant program teaches you to see those things clearly, first in your own life and then in the lives of the people you work with. It is the foundation of the college: every higher diploma, clinical or bodywork, builds on it.',
    'You study the five elements and three doshas as a working language rather than as a list to memorize. You learn to recognize constitution (prakriti) and present imbalance (vikriti), to understand digestion through the idea of agni, and to build daily and seasonal routines that a person with a job, a family and a Canadian winter can actually keep. The classical texts are read throughout, in translation, with plain explanations of what they mean for practice today.',
    'The second half of the program turns outward. You practise listening, asking good questions, offering one or two changes at a time, and following up. You also learn where a consultant’s work ends: when a concern belongs with a licensed health professional, and how to say so kindly.',
  ],
  ownPart:
    'ALC is the first 500-hour part of every pathway, and each total shown for a higher program already includes it.',
  highlights: [
    'The only program that accepts applicants at present',
    'Studied entirely online, with one year of access included',
    'Constitution, imbalance and digestion taught as practical skills of observation',
    'Complete daily and seasonal routines, adapted to the climate of coastal Canada',
    'Food and the six tastes, with simple cooking for each constitution',
    'Breath, rest and meditation as part of an everyday routine',
    'Consulting skills: intake, goal-setting, follow-up and ethical boundaries',
    'Readings from Charaka, Sushruta and Ashtanga Hridaya in English translation',
  ],
  learning: [
    {
      title: 'Philosophy and first principles',
      term: 'Samkhya',
      text: 'The worldview from which Ayurveda grew: the five elements, the twenty qualities, and the three gunas of the mind.',
    },
    {
      title: 'Constitution and balance',
      term: 'Prakriti, vikriti',
      text: 'Vata, Pitta and Kapha as tendencies of body and mind, and how to tell a lifelong pattern from a passing state.',
    },
    {
      title: 'Digestion and nourishment',
      term: 'Agni',
      text: 'How the classical texts understand appetite, digestion and the tissues, and what they advise about the manner and timing of meals.',
    },
    {
      title: 'Daily routine',
      term: 'Dinacharya',
      text: 'Waking, cleansing, oiling, movement, meals and sleep, built into a day that fits the person who has to live it.',
    },
    {
      title: 'Seasonal living',
      term: 'Ritucharya',
      text: 'The classical seasons and their temperate-climate adaptation, from damp coastal winters to dry summers.',
    },
    {
      title: 'Consulting practice',
      text: 'Conversation, record-keeping, confidentiality, consent, referral, and the limits of a lifestyle consultant’s role.',
    },
  ],
  audience: [
    'Newcomers who want an orderly, thorough introduction rather than scattered courses',
    'Yoga teachers, coaches, cooks, caregivers and spa staff who want to deepen the work they do',
    'Students who intend to continue to a clinical or a bodywork diploma',
    'Anyone who would like to live by these principles and understand where they come from',
  ],
  careers: {
    intro:
      'ALC is a foundation. Students use it in work that centres on education and everyday habits, alone or with the training they already have.',
    points: [
      'Lifestyle and routine consultations within the scope described below',
      'Workshops, community classes and seasonal programs',
      'Wellness roles in yoga studios, retreat centres and spas',
    ],
  },
  pathway: {
    title: 'Five programs follow ALC',
    text: 'With ALC complete you may continue to Health Counselor (AHC), Nutritionist (AN) or Herbalist (AH) on the core clinical side, or to Spa Therapist (AST) or Beauty Therapist (ABT) on the bodywork side. Each adds 500 hours, for a total of 1000.',
    href: '/programs#pathway',
    label: 'See the whole pathway',
  },
  scope: {
    intro:
      'A Lifestyle Consultant teaches and encourages. The role is educational: it helps well people, and people in the care of others, to arrange their days wisely.',
    within: [
      'Explaining the principles of Ayurveda and the idea of constitution',
      'Suggesting routines of waking, meals, movement, rest and season',
      'Sharing general guidance on food, tastes and cooking',
      'Leading classes and group programs on healthy habits',
    ],
    outside: [
      'Diagnosing or treating any disease or medical condition',
      'Advising on prescription medicines, or on stopping them',
      'Recommending herbal formulations for particular conditions',
      'Hands-on bodywork, which belongs to the spa and bodywork programs',
    ],
  },
  curriculumRevised: true,
  enrollment: {
    intro: 'Both options lead to the same program, with one year of access.',
    note: alcIntake,
    enroll: { label: 'Enroll in ALC', href: '/coming-soon' },
    online: {
      intro:
        'The program is taught online. You need a computer or tablet, a steady internet connection and a quiet place to read, listen and practise.',
      points: [
        'Study from anywhere, and put what you learn into practice where you live',
        'Reading, reflection, observation and practice conversations build on one another',
      ],
    },
    prerequisites: {
      intro: 'ALC is designed as a first program. It builds on no other study of Ayurveda.',
      points: [
        'A high school diploma',
        'A willingness to try each practice yourself before teaching it to anyone else',
        'Some time on most days of the week',
      ],
    },
  },
  search: {
    description:
      'Begin with the 500-hour online Ayurvedic Lifestyle Consultant program: constitution, routine, food and consulting skills. Accepting applicants.',
    keywords: [
      'Ayurvedic Lifestyle Consultant',
      'ALC program',
      'online Ayurveda program',
      'learn Ayurveda in Canada',
      'Ayurveda diploma British Columbia',
    ],
  },
}
