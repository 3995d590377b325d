import { sample } from 'shared-ui'
import type { ProgramTexts } from '../program-texts'

export const an: ProgramTexts = {
  code: 'an',
  lead: 'Food as the first and most constant support of health: Ayurvedic dietetics, therapeutic cooking and supervised consults.',
  level: 'Core Clinical',
  format: sample('Theory, cooking practice and supervised consults', 'Delivery format of the AN program'),
  credential: 'Nutrition Diploma',
  overview: [
    'Few traditions have thought about food as patiently as Ayurveda. Its texts describe the taste, quality, energy and after-effect of grains, pulses, vegetables, milk, oils, spices and fruit; they ask not only what is eaten but how, when, in what mood and in what season. The Nutritionist program makes that knowledge usable in a modern kitchen and in conversation with a client.',
    'The focus is threefold. Ayurvedic dietetics gives you the theory: the six tastes, digestion, compatibility, and diet for each constitution and season. Therapeutic cooking puts it into the hands: you prepare, taste and adjust, from simple kitchari and broths to complete menus. Supervised consults bring both to real people, with a teacher in the room and a written review afterward.',
    'You also learn to place the classical view next to present-day knowledge of nutrition, so that you can read a food label, respect an allergy or a medical diet, and work alongside the professionals your clients already see. AN is an Ayurvedic program. It is not a dietitian program and does not prepare students for that profession.',
  ],
  ownPart:
    'The AN part itself is 500 hours. Together with the 500 hours of ALC it makes the total of 1000 hours shown above.',
  highlights: [
    'Ayurvedic dietetics: tastes, qualities, energy and after-effect of foods',
    'Therapeutic cooking, taught by preparing, tasting and adjusting',
    'Supervised consults with written reviews',
    'Menus for Vata, Pitta and Kapha and for every season',
    'Spices and kitchen herbs: choosing, storing, roasting and combining',
    'The classical rules of compatibility, timing, quantity and manner of eating',
    'Local and seasonal produce of Vancouver Island in an Ayurvedic kitchen',
    'Allergies, intolerances and medical diets: what to respect and when to refer',
  ],
  learning: [
    {
      title: 'Taste and its effects',
      term: 'Rasa, virya, vipaka',
      text: 'The six tastes, heating and cooling energy, and the after-effect of digestion as the texts describe them.',
    },
    {
      title: 'Digestion',
      term: 'Agni',
      text: 'Strong, sharp, slow and irregular appetite, and the foods and habits that are traditionally used to support each.',
    },
    {
      title: 'Diet for constitution and season',
      term: 'Ahara',
      text: 'Daily menus and yearly rhythms, adapted to family life, budget, culture and what grows here.',
    },
    {
      title: 'Therapeutic cooking',
      text: 'Kitchen practice: grains and pulses, broths, ghee, spice blends, chutneys, drinks and gentle foods for convalescence.',
    },
    {
      title: 'Nutrition in present-day terms',
      text: 'Macronutrients, micronutrients, labels and current Canadian food guidance, read with the classical categories.',
    },
    {
      title: 'Consultation',
      text: 'Food history, shared goals, written plans, follow-up, consent and referral, practised under supervision.',
    },
  ],
  audience: [
    'ALC graduates who love food and want to work with it seriously',
    'Cooks, caterers, retreat hosts and recipe writers',
    'Wellness professionals who are asked about diet every day',
    'Students completing the core clinical track toward AP',
  ],
  careers: {
    intro: 'The training is relevant to work that joins food, teaching and personal guidance.',
    points: [
      'Ayurvedic nutrition consultations within the scope described below',
      'Cooking classes, workshops and seasonal programs',
      'Menu planning for retreats, studios and wellness centres',
      'Recipe development and food writing',
    ],
  },
  pathway: {
    title: 'Pathway to AP',
    text: 'AN counts toward the Practitioner program. Complete AHC plus AH, and the four parts together make the 2000 hours of AP.',
    href: '/programs/ap',
    label: 'Explore the AP program',
  },
  scope: {
    intro:
      'An Ayurvedic Nutritionist offers food education in the Ayurvedic tradition. Dietitians are a regulated profession in British Columbia with their own education; this program does not lead to it.',
    within: [
      'Food and cooking guidance based on constitution, season and digestion',
      'Menus, recipes, shopping and kitchen teaching',
      'Group education on the Ayurvedic view of nourishment',
      'Cooperation with a client’s physician or dietitian',
    ],
    outside: [
      'Medical nutrition therapy for diagnosed conditions',
      'Changing a diet that a licensed health professional has ordered',
      'Diagnosing allergies, deficiencies or disease',
      'Advising anyone to stop or replace a medicine',
    ],
  },
  search: {
    title: 'Ayurvedic Nutritionist, Victoria BC',
    description:
      'Study Ayurvedic nutrition in Victoria BC: dietetics, therapeutic cooking and supervised consults. A 1000-hour Nutrition Diploma that builds on ALC.',
    keywords: [
      'Ayurvedic nutritionist Victoria BC',
      'Ayurvedic nutrition training Victoria BC',
      'Ayurvedic cooking classes Victoria BC',
      'Ayurvedic dietetics',
      'Nutrition Diploma Ayurveda',
    ],
  },
}
