import { doshas } from './doshas'
import type { ResourcePage } from './resource-page'

/** What to look at when constitution is assessed, with the tendency of each dosha. */
interface AssessmentFactor {
  name: string
  vata: string
  pitta: string
  kapha: string
}

/** A season and the dosha that is said to increase in it. */
export interface SeasonGuide {
  season: string
  dosha: string
  text: string
  tips: string[]
}

/** One of the three qualities of nature and mind. */
export interface Guna {
  name: string
  quality: string
  description: string
}

/** The page /resources/educational-guides. */
export const educationalGuides = {
  topic: 'educational-guides',
  lead: 'Ayurveda has its own vocabulary. These guides explain the doshas, constitution, the seasons and the gunas in plain language.',
  sections: {
    introduction: {
      id: 'introduction',
      heading: 'Introduction to Ayurveda',
      intro: [
        'Ayurveda joins two Sanskrit words: ayus, life, and veda, knowledge. Charaka describes life as the union of body, senses, mind and self, and gives the science of life two aims: to keep the healthy in health, and to ease the suffering of those who are ill. The order is deliberate. Most of what a person can do happens before illness.',
        'The tradition describes everything in nature, ourselves included, by five elements: space (or ether), air, fire, water and earth. They are best understood as qualities of experience rather than as chemistry. Earth is what is solid and stable; water flows and binds; fire transforms; air moves; space gives room. Like increases like, and opposites bring balance: that is the thread that runs through every piece of advice on food, season and routine.',
      ],
    },
    threeDoshas: {
      id: 'three-doshas',
      heading: 'The three doshas',
      intro: [
        'In the living body the five elements work in pairs, called doshas. All three are present in everyone, and all three are needed. The Ashtanga Hridaya describes Vata as dry, light, cold, rough, subtle and mobile; Pitta as slightly oily, sharp, hot, light and spreading; Kapha as oily, cold, heavy, slow, smooth and stable.',
        'The lists below name tendencies associated with each dosha. A sign of imbalance can have many causes, and one that lasts or worries you belongs with a licensed health professional.',
      ],
      labels: { characteristics: 'Characteristics', imbalanceSigns: 'Signs of imbalance' },
      doshas,
    },
    prakriti: {
      id: 'prakriti',
      heading: 'Prakriti: your constitution',
      intro: [
        'Prakriti is the proportion of doshas a person is born with. The texts hold that it is set at conception and stays for life. Vikriti is the state of the moment, which shifts with season, food, stress and age. A practitioner looks at both, because what suits your nature may not suit you today.',
        'Seven types are usually counted: three in which one dosha leads, three in which two share the lead, and one in which all three are even. Most people are said to be of a double type.',
      ],
      caption: 'Assessment factors, dosha by dosha',
      columns: ['Factor', 'Vata', 'Pitta', 'Kapha'],
      factors: [
        {
          name: 'Build',
          vata: 'Slender; prominent joints; gains weight with difficulty',
          pitta: 'Medium; even proportions',
          kapha: 'Broad and strong; gains weight easily',
        },
        {
          name: 'Skin',
          vata: 'Dry, cool, fine',
          pitta: 'Warm, sensitive, freckled or reddish',
          kapha: 'Smooth, moist, thick',
        },
        {
          name: 'Digestion',
          vata: 'Irregular appetite',
          pitta: 'Strong appetite; uncomfortable when meals are late',
          kapha: 'Steady, slow appetite',
        },
        {
          name: 'Mental tendencies',
          vata: 'Quick to learn, quick to forget; imaginative',
          pitta: 'Clear, decisive, exacting',
          kapha: 'Calm, patient; remembers for a long time',
        },
        {
          name: 'Sleep and energy',
          vata: 'Light sleep; energy in bursts',
          pitta: 'Sound, moderate sleep; driven energy',
          kapha: 'Deep sleep; steady, enduring energy',
        },
      ] satisfies AssessmentFactor[],
      benefitsHeading: 'Benefits of knowing your Prakriti',
      benefits: [
        'Choosing food and routine that suit you rather than the average person',
        'Understanding your own reactions, and those of people who are built differently',
        'Noticing early when something moves away from your normal state',
        'Preparing for the season that asks most of you',
      ],
      /** The words around the factors as something to choose from. */
      reflection: {
        heading: 'Which of these sound like you?',
        /** Shown instead of the questions until scripts run. */
        needsScripts: 'These questions need JavaScript, which has not loaded.',
        intro:
          'Choose in each line what has been true for most of your life, and leave out what is not clear. Your choices stay in this tab until you reload or close it: they are neither saved nor sent.',
        /** Before the name of the dosha that leads, or the names of those that lead alike. */
        one: 'What you chose is said most often of',
        several: 'What you chose is said alike of',
        tendency: 'That is a tendency and may change with the season and your age.',
        foods: 'Foods that are said to suit',
        and: 'and',
        season: 'habits for',
      },
      note: {
        heading: 'A tendency, not a verdict',
        text: [
          'A questionnaire can start a conversation, but it cannot diagnose. A careful assessment takes time and a trained eye, and it describes a person without putting them in a box.',
        ],
      },
    },
    seasonalLiving: {
      id: 'seasonal-living',
      heading: 'Living with the seasons',
      intro: [
        'This mapping of four seasons to the doshas is a temperate-climate adaptation. The classical calendar has six seasons and a finer pattern, in which each dosha gathers in one season, rises in the next and settles in a third. Pitta, for instance, rises in fall there, and Vata in the rains. For a coastal Canadian year, the pattern below is the one commonly taught.',
      ],
      seasons: [
        {
          season: 'Spring',
          dosha: 'Kapha',
          text: 'Cool, wet and heavy as winter melts.',
          tips: [
            'Eat lighter, warmer, drier meals',
            'Use ginger, pepper and bitter greens',
            'Exercise briskly in the morning',
          ],
        },
        {
          season: 'Summer',
          dosha: 'Pitta',
          text: 'Hot, bright and intense.',
          tips: [
            'Choose cooling, sweet and juicy foods',
            'Keep exertion to the cool hours',
            'Spend evenings outdoors, near trees or water',
          ],
        },
        {
          season: 'Fall',
          dosha: 'Vata',
          text: 'Dry, windy and changeable.',
          tips: [
            'Eat warm, moist and grounding meals',
            'Massage the body with warm oil',
            'Keep regular hours for food and sleep',
          ],
        },
        {
          season: 'Winter',
          dosha: 'Vata-Kapha',
          text: 'Cold and dark: now dry, now damp.',
          tips: [
            'Nourish yourself with soups, stews and warm spices',
            'Keep moving every day, gently',
            'Go to bed early and stay warm',
          ],
        },
      ] satisfies SeasonGuide[],
    },
    threeGunas: {
      id: 'three-gunas',
      heading: 'The three gunas',
      intro: [
        'The gunas come from Samkhya philosophy. They describe qualities of nature and, in Ayurveda, of the mind. All three are needed; the art is in their proportion. When Rajas or Tamas runs to excess, the texts speak of them as the two doshas of the mind.',
      ],
      gunas: [
        {
          name: 'Sattva',
          quality: 'Clarity, harmony and lightness',
          description:
            'The quality of balance, learning and compassion. The texts connect it with fresh food, truthfulness, meditation and good company.',
        },
        {
          name: 'Rajas',
          quality: 'Activity, passion and movement',
          description:
            'The quality of drive and desire, without which nothing begins. In excess it shows as agitation, ambition without rest and quick anger.',
        },
        {
          name: 'Tamas',
          quality: 'Inertia, heaviness and darkness',
          description:
            'The quality of rest and stability, without which no one could sleep. In excess it shows as dullness, avoidance and confusion.',
        },
      ] satisfies Guna[],
      note: {
        heading: 'Three gunas, and twenty',
        text: [
          'Students soon meet a second use of the word. The twenty gurvadi gunas are ten pairs of physical qualities, such as heavy and light, cold and hot, oily and dry. Those are the ones by which foods, herbs and doshas are compared.',
        ],
      },
    },
  },
  related: ['wellness-tools', 'lifestyle-practices', 'classical-texts'],
} satisfies ResourcePage
