import { concerns } from './concerns'
import type { Entry, ResourcePage } from './resource-page'

/** The page /resources/health-conditions. */
export const healthConditions = {
  topic: 'health-conditions',
  lead: 'Ayurveda asks who is unwell before it asks what the illness is called. This page explains how classical texts look for the roots of an imbalance, what a whole-person plan contains, and when another kind of help comes first.',
  disclaimer: {
    heading: 'Educational content, not medical advice',
    text: [
      'What follows describes how a tradition thinks. It is not medical advice and cannot tell you what is causing your symptoms. Please see a licensed health professional for diagnosis and care. In an emergency call 9-1-1; in British Columbia, call 8-1-1 to speak with a nurse.',
    ],
  },
  sections: {
    meaningOfHealth: {
      id: 'meaning-of-health',
      heading: 'What health means in the texts',
      intro: [
        'A well-known line in the Sushruta Samhita describes a healthy person: the doshas are in balance, digestion is even, tissues and elimination do their work, and the self, the senses and the mind are clear and content. Health here is something positive that can be tended long before anyone feels ill.',
        'The Sanskrit word for it is svastha, established in oneself. Balance is individual: two people with the same complaint may be given different advice, because their constitution, strength, age, season and circumstances differ.',
      ],
    },
    rootCauses: {
      id: 'root-cause-analysis',
      heading: 'Root-cause analysis',
      intro: [
        'Charaka groups the causes of illness under three headings, which open the list below. A practitioner then asks what those causes have changed. The questions are asked by looking, by touch and, above all, by listening.',
      ],
      causes: [
        {
          title: 'Unsuitable use of the senses',
          term: 'Asatmyendriyartha samyoga',
          text: 'Too much, too little or the wrong kind of what we see, hear, touch, taste and smell. Screens at midnight are a modern example.',
        },
        {
          title: 'Acting against better knowledge',
          term: 'Prajnaparadha',
          text: 'Eating without hunger, working through fatigue, holding back natural urges, saying yes when the body says no.',
        },
        {
          title: 'Season and time',
          term: 'Parinama',
          text: 'The weather, the hour and the stage of life, each of which favours one dosha over the others.',
        },
        {
          title: 'The state of digestion',
          term: 'Agni',
          text: 'Appetite, regularity and comfort after meals. Food that is not fully digested is said to leave a heavy residue called ama.',
        },
        {
          title: 'The dosha and its qualities',
          term: 'Dosha',
          text: 'Which qualities have increased: dry or oily, hot or cold, heavy or light, still or restless.',
        },
        {
          title: 'Place and pathway',
          term: 'Srotas',
          text: 'Where the disturbance has settled, and which of the body’s channels it follows.',
        },
        {
          title: 'The person',
          term: 'Prakriti',
          text: 'Constitution, family history, work, relationships, medicines taken and illnesses already diagnosed.',
        },
      ] satisfies Entry[],
    },
    sixStages: {
      id: 'six-stages',
      heading: 'Six stages of imbalance',
      intro: [
        'Sushruta describes an imbalance as a process with six stages. The practical lesson is to notice small changes early, while a simple change of habit may be all that is called for.',
      ],
      stages: [
        {
          title: 'Accumulation',
          term: 'Sanchaya',
          text: 'A dosha gathers in its own seat; the signs are slight.',
        },
        { title: 'Aggravation', term: 'Prakopa', text: 'It increases enough to be felt from day to day.' },
        { title: 'Spread', term: 'Prasara', text: 'It leaves its seat and moves through the body.' },
        {
          title: 'Settling',
          term: 'Sthana samshraya',
          text: 'It lodges where a tissue is weak; early warnings appear.',
        },
        {
          title: 'Manifestation',
          term: 'Vyakti',
          text: 'A recognizable illness with its own name is present.',
        },
        {
          title: 'Differentiation',
          term: 'Bheda',
          text: 'The illness takes a lasting form or gives rise to others.',
        },
      ] satisfies Entry[],
    },
    holisticTreatment: {
      id: 'holistic-treatment',
      heading: 'Holistic treatment',
      intro: [
        'In the classical order, the first measure is to stop feeding the cause. Everything else is built on that, and always for one particular person.',
      ],
      measures: [
        {
          title: 'Set the cause aside',
          term: 'Nidana parivarjana',
          text: 'Remove or reduce what brought the imbalance about, as far as life allows.',
        },
        {
          title: 'Food',
          term: 'Ahara',
          text: 'Suitable foods, tastes, amounts and mealtimes, chosen to steady digestion.',
        },
        {
          title: 'Way of life',
          term: 'Vihara',
          text: 'Sleep, movement, rest, work and daily routine, adjusted to the season.',
        },
        {
          title: 'Herbs and preparations',
          term: 'Aushadha',
          text: 'Traditionally used in many forms. In Canada these are natural health products with rules of their own; see below.',
        },
        {
          title: 'Stronger measures',
          term: 'Shodhana',
          text: 'The five actions of Panchakarma, which the texts reserve for suitable people, careful preparation and close supervision.',
        },
        {
          title: 'Care of the mind',
          term: 'Sattvavajaya',
          text: 'Steadying attention through counsel, good company, reflection, breath and meditation.',
        },
        {
          title: 'Renewal',
          term: 'Rasayana',
          text: 'Nourishing food, rest and conduct that help a person regain strength and keep it.',
        },
      ] satisfies Entry[],
    },
    concerns: {
      id: 'common-concerns',
      heading: 'Common concerns, and when to seek care',
      intro: [
        'These are subjects that people often bring to an Ayurvedic practitioner. The second half of each entry matters most: it names some of the signs that belong with a licensed health professional first.',
      ],
      seekCareLabel: 'Seek medical care for',
      concerns,
    },
    workingTogether: {
      id: 'alongside-medical-care',
      heading: 'Alongside medical care',
      intro: [
        'Ayurveda is not a regulated health profession in British Columbia, and a consultation with an Ayurvedic practitioner is not a medical diagnosis. Good practice is open about that and works alongside your medical care.',
      ],
      advice: [
        'Tell every person who cares for you about every medicine, supplement and herb you take.',
        'Choose only products with Health Canada’s number on the label, an eight-digit NPN or DIN-HM. Health Canada has seized unauthorized Ayurvedic products that contained lead, mercury or arsenic.',
        'Ask first if you are pregnant, nursing, preparing for surgery or choosing something for a child.',
        'Keep taking prescribed medicines unless the person who prescribed them tells you otherwise.',
        'Be careful with anyone who promises a result or asks you to leave medical care.',
      ],
    },
  },
  related: ['lifestyle-practices', 'educational-guides', 'panchakarma-therapies', 'wellness-tools'],
} satisfies ResourcePage
