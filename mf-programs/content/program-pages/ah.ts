import { sample } from 'shared-ui'
import type { ProgramTexts } from '../program-texts'

export const ah: ProgramTexts = {
  code: 'ah',
  lead: 'Plants as the tradition knows them: Dravyaguna, Ayurvedic pharmacology, formulations and aromatherapy, taught with safety at the centre.',
  level: 'Core Clinical',
  format: sample('Theory and formulation practice', 'Delivery format of the AH program'),
  credential: 'Herbalist Diploma',
  overview: [
    'Dravyaguna, the Ayurvedic science of substances, asks of every plant the same patient questions: how does it taste, what are its qualities, does it warm or cool, what remains after digestion, and what is its particular character? The Herbalist program teaches you to ask those questions yourself, plant by plant, with the classical texts in one hand and a modern reference in the other.',
    'The focus is on four fields. Herbology introduces the plants and their traditional uses. Ayurvedic pharmacology explains how the tradition expects substances to act and to combine. Formulations are made by hand: powders, decoctions, medicated oils and ghees, infusions, jams and tablets. Aromatherapy extends the same thinking to scent and to the oils used in massage and daily care.',
    'Responsibility runs through all of it. You learn to identify and source plants honestly, to read a Canadian product licence, to know the interactions and cautions, and to understand why products of uncertain origin have been found to contain heavy metals. A good herbalist knows when not to use a herb, and when to send a client to a physician or pharmacist.',
  ],
  ownPart:
    'The AH part itself is 500 hours. Together with the 500 hours of ALC it makes the total of 1000 hours shown above.',
  highlights: [
    'Dravyaguna: a systematic study of plants, taste by taste and quality by quality',
    'Ayurvedic pharmacology: rasa, guna, virya, vipaka and prabhava',
    'Classical formulations prepared by hand in small batches',
    'Aromatherapy and the traditional use of scented oils',
    'Plants of India, and plants that grow in coastal British Columbia',
    'Identification, quality, storage and sustainable sourcing',
    'Safety: interactions, contraindications, pregnancy, children and elders',
    'Canadian product labels: what an eight-digit NPN or DIN-HM tells you',
  ],
  learning: [
    {
      title: 'Herbology',
      term: 'Dravyaguna',
      text: 'Individual plants studied in depth: appearance, part used, properties, traditional uses and present-day research.',
    },
    {
      title: 'Ayurvedic pharmacology',
      term: 'Rasa, guna, virya, vipaka, prabhava',
      text: 'The five measures by which the texts describe how a substance acts, and how they guide combination.',
    },
    {
      title: 'Formulations',
      term: 'Bhaishajya kalpana',
      text: 'The art of preparation: fresh juices, pastes, decoctions, infusions, powders, oils and ghees, made and recorded with care.',
    },
    {
      title: 'Aromatherapy',
      text: 'Scent, carrier oils, dilution and blending for daily care and for the massage table.',
    },
    {
      title: 'Safety and quality',
      text: 'Interactions, contaminants, dosage forms, adverse reactions, record-keeping and the Canadian rules for natural health products.',
    },
    {
      title: 'Plants and place',
      text: 'Gardens, harvest, drying, storage, threatened species and the ethics of sourcing.',
    },
  ],
  audience: [
    'ALC graduates drawn to plants, kitchens and careful preparation',
    'Gardeners, growers and people who make natural products',
    'Wellness professionals who want to understand the herbs their clients already take',
    'Students completing the core clinical track toward AP',
  ],
  careers: {
    intro: 'The training is relevant to work with plants, products and education.',
    points: [
      'Herbal education and consultation within the scope described below',
      'Product knowledge roles in health food shops and dispensaries',
      'Small-batch making of oils, teas and body-care preparations, under the rules that apply to them',
      'Garden, workshop and retreat teaching',
    ],
  },
  pathway: {
    title: 'Pathway to AP',
    text: 'AH counts toward the Practitioner program. Complete AHC plus AN, and the four parts together make the 2000 hours of AP.',
    href: '/programs/ap',
    label: 'Explore the AP program',
  },
  scope: {
    intro:
      'An Ayurvedic Herbalist shares the traditional knowledge of plants. Clients are asked to tell their physician and pharmacist about every herb they take.',
    within: [
      'Education on plants, their traditional uses and their cautions',
      'General guidance on herbs and spices for well people',
      'Preparing traditional formulations to good standards of cleanliness',
      'Checking products for a Natural Product Number (NPN) or DIN-HM',
    ],
    outside: [
      'Diagnosing or treating disease',
      'Advice on prescription medicines, or on stopping them',
      'Preparations with metals or minerals (rasa shastra)',
      'Herbs in pregnancy, in childhood or together with medicines without medical advice',
    ],
  },
  search: {
    title: 'Ayurvedic Herbalist, Victoria BC',
    description:
      'Study Ayurvedic herbalism in Victoria BC: Dravyaguna, pharmacology, formulations and aromatherapy. A 1000-hour Herbalist Diploma that builds on ALC.',
    keywords: [
      'Ayurvedic herbalist Victoria BC',
      'Ayurvedic herbalism training Victoria BC',
      'herbalist program Victoria BC',
      'Dravyaguna',
      'Ayurvedic pharmacology',
      'aromatherapy training',
    ],
  },
}
