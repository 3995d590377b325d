import { sample } from 'shared-ui'
import type { ProgramTexts } from '../program-texts'

export const abt: ProgramTexts = {
  code: 'abt',
  lead: 'Skin, hair and face in the light of constitution and season, cared for with plants, clays and oils.',
  format: sample('Theory and hands-on practice', 'Delivery format of the ABT program'),
  credential: sample('Beauty Therapist Diploma', 'The exact name of the credential awarded for ABT'),
  overview: [
    'In Ayurveda, beauty is not painted on. The texts speak of lustre, of clear eyes and supple skin, and they look for their source in sleep, digestion, contentment and daily care. The Beauty Therapist program teaches you to work from that understanding: to look at skin and hair as expressions of constitution, and to care for them with simple, fresh and traditional means.',
    'You study the seven layers of skin described by Sushruta and the anatomy of skin and hair in modern terms. You learn facial massage, cleansing, steaming, masks and scalp care, and you make the preparations yourself from clays, grains, flowers, herbs and oils. Every recipe is taught with its purpose, its shelf life, its patch test and the skin for which it is not suited.',
    'The program also prepares you for the professional side of beauty work: consultation, hygiene, ingredients and labels, honest product claims, and the quiet manner that makes a guest feel looked after rather than corrected.',
  ],
  ownPart:
    'The ABT part itself is 500 hours. Together with the 500 hours of ALC it makes the total of 1000 hours shown above.',
  highlights: [
    'Skin and hair care for Vata, Pitta and Kapha constitutions',
    'Mukha abhyanga: traditional facial massage',
    'Masks and pastes from clays, grains, flowers and herbs',
    'Scalp and hair care with oils and herbal rinses',
    'Fresh preparations made in class, with shelf life and patch testing',
    'Seasonal care for dry winters, bright summers and coastal damp',
    'Ingredients, allergens, labels and honest product claims',
    'Hygiene, consultation and the care of a therapy room',
    'One of the three requirements for Advanced Practitioner (AAP)',
  ],
  learning: [
    {
      title: 'The Ayurvedic view of beauty',
      term: 'Saundarya',
      text: 'Outer, inner and lasting beauty in the traditional account, and the habits of sleep, food and mind that it rests on.',
    },
    {
      title: 'Skin and hair',
      term: 'Tvacha, kesha',
      text: 'The layers of skin described by Sushruta, modern anatomy, and how constitution and season show themselves.',
    },
    {
      title: 'Facial massage and care',
      term: 'Mukha abhyanga',
      text: 'Cleansing, massage, steam, mask and moisture, in sequences adapted to the person in front of you.',
    },
    {
      title: 'Masks and pastes',
      term: 'Lepa',
      text: 'Choosing and grinding ingredients, the right consistency, the right duration and the right moment to remove.',
    },
    {
      title: 'Scalp and hair',
      term: 'Shiro abhyanga',
      text: 'Head massage, oiling, washing powders and rinses, and the signs that call for a physician rather than an oil.',
    },
    {
      title: 'Professional practice',
      text: 'Consultation, hygiene, patch testing, allergens, record-keeping and the Canadian rules for cosmetics.',
    },
  ],
  audience: [
    'ALC graduates with a feeling for detail and for natural materials',
    'Estheticians and spa staff who want a traditional, plant-based specialty',
    'Makers of natural skin and hair care',
    'Students on the way to Advanced Practitioner (AAP)',
  ],
  careers: {
    intro:
      'The training is relevant to beauty, spa and product work that values simple ingredients and personal attention.',
    points: [
      'Ayurvedic facials and hair care in spas and salons',
      'Retreat and bridal programs',
      'Small-batch natural cosmetics, under the rules that apply to them',
      'Workshops on seasonal skin and hair care',
    ],
  },
  pathway: {
    title: 'Pathway to AAP',
    text: 'ABT is one of the three requirements for Advanced Practitioner. Together with Practitioner (AP) and Panchakarma Technician (PKT) it completes the 4000 hours of the full pathway.',
    href: '/programs/aap',
    label: 'Explore the AAP program',
  },
  scope: {
    intro:
      'Ayurvedic beauty therapy cares for the appearance and comfort of healthy skin and hair. Skin conditions belong with a physician.',
    within: [
      'Facial, scalp and hair care with traditional preparations',
      'Advice on daily and seasonal care at home',
      'Making fresh cosmetic preparations to good standards of cleanliness',
      'Patch testing, and declining a session when skin is not well',
    ],
    outside: [
      'Diagnosing or treating skin disease or hair loss',
      'Medical esthetics, needles, peels, lasers and other devices',
      'Any procedure beneath the surface of the skin',
      'Promises about the results of a product or a session',
    ],
  },
  curriculumRevised: true,
  search: {
    description:
      'Skin, hair and facial care by constitution and season, with fresh plant preparations. The Beauty Therapist program totals 1000 hours and builds on ALC.',
    keywords: [
      'Ayurvedic Beauty Therapist',
      'ABT program',
      'Ayurvedic facial training',
      'natural skin care training British Columbia',
    ],
  },
}
