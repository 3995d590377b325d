import { doshaDiets } from './dosha-diets'
import type { Entry, ResourcePage } from './resource-page'

/** A tool to try at home: a card with a list and a word of caution. */
export interface WellnessTool {
  title: string
  subtitle: string
  list: string[]
  caution?: string
}

/** The page /resources/wellness-tools. */
export const wellnessTools = {
  topic: 'wellness-tools',
  lead: 'Ideas become useful when they reach the kitchen, the bathroom shelf and the alarm clock. Here are five simple tools, three recipes and a four-week plan for beginning gently.',
  sections: {
    tools: {
      id: 'tools',
      heading: 'Five tools',
      intro: ['Take one at a time. None of them needs another, or special equipment.'],
      tools: [
        {
          title: 'Daily Routine',
          subtitle: 'A checklist for one ordinary day',
          list: [
            'Woke at my usual hour, near 5:30–6:00 AM',
            'Brushed teeth, scraped tongue, drank warm water',
            'Moved my body to about half my strength',
            'Sat quietly for ten minutes',
            'Ate my main meal near midday, sitting down',
            'Finished a light supper three hours before bed',
            'Lights out by 10:00 PM',
          ],
        },
        {
          title: 'Constitution Assessment',
          subtitle: 'Questions for noticing your own tendencies',
          list: [
            'Build: have I always been slender, medium or solid?',
            'Skin: is it usually dry, warm and sensitive, or smooth and moist?',
            'Digestion: is my appetite variable, sharp or slow?',
            'Mind: do I learn quickly, precisely or slowly but for good?',
            'Sleep and energy: light and in bursts, moderate and driven, or deep and steady?',
          ],
          caution:
            'Answer for most of your life, not for this week. In each line the first answer is said of Vata, the second of Pitta, the third of Kapha. What you find is a starting point for a talk with a practitioner, not a diagnosis.',
        },
        {
          title: 'Meditation & Breathwork',
          subtitle: 'Four practices of five to ten minutes',
          list: [
            'Even breath (sama vritti): breathe in and out for the same count, through the nose',
            'Alternate nostrils (nadi shodhana): close one nostril at a time, slowly, without force',
            'Humming breath (bhramari): hum softly as you breathe out',
            'Resting attention (dhyana): follow the breath, and return to it each time the mind wanders',
          ],
          caution:
            'Stop if you feel dizzy or distressed. Do not hold the breath if you are pregnant or have high blood pressure, a heart or lung condition or epilepsy. After trauma, practise with a trained guide.',
        },
        {
          title: 'Herbal Medicine Guide',
          subtitle: 'Five well-known plants and a mixture, and how they are traditionally used',
          list: [
            'Ginger (shunthi): with meals, to warm digestion',
            'Turmeric (haridra): a kitchen spice; being studied for joint comfort',
            'Holy basil (tulsi): as tea in the cold season',
            'Triphala: three fruits, used for regularity',
            'Ashwagandha: used for rest and strength; being studied for stress and sleep',
            'Brahmi: used for memory and calm',
          ],
          caution:
            'Herbs can harm and can change how medicines work. Look for Health Canada’s number on the label, an eight-digit NPN or DIN-HM, tell your pharmacist or physician, and take none in pregnancy, while nursing, before surgery or for a child without professional advice. Ashwagandha is not suitable with thyroid or liver conditions unless your physician agrees.',
        },
        {
          title: 'Seasonal Wellness',
          subtitle: 'One change for each turn of the year',
          list: [
            'Spring: lighter suppers and a brisk morning walk',
            'Summer: cool drinks without ice, and shade at noon',
            'Fall: warm oil before the shower, and fixed mealtimes',
            'Winter: soup every day, and an early night',
          ],
        },
      ] satisfies WellnessTool[],
    },
    recipes: {
      id: 'recipes',
      heading: 'Recipes by dosha',
      intro: [
        'Traditional cooking balances a dosha with the opposite qualities: warmth and moisture for Vata, coolness for Pitta, lightness and spice for Kapha. Each recipe serves two. If you do not know your constitution, cook for the season: the Vata dish in fall and winter, the Pitta dish in summer, the Kapha dish in spring.',
      ],
      labels: { foods: 'Foods to favour', ingredients: 'Ingredients', method: 'Method' },
      diets: doshaDiets,
      disclaimer: {
        heading: 'Personalized nutrition comes first',
        text: [
          'These are general ideas, not a diet plan for you. Allergies, intolerances, medical diets, pregnancy and the needs of children and elders always take precedence; a dietitian can help you adapt them.',
        ],
      },
    },
    gettingStarted: {
      id: 'getting-started',
      heading: 'Getting started',
      intro: ['Four weeks, four small changes. If a week does not suit your life, repeat the one before.'],
      steps: [
        {
          title: 'Week one: sleep',
          text: 'Choose a time for lights out, and keep it on five nights of seven.',
        },
        { title: 'Week two: meals', text: 'Make lunch the largest meal, and eat it away from screens.' },
        {
          title: 'Week three: movement and breath',
          text: 'Add a short walk each morning, and five minutes of even breath.',
        },
        {
          title: 'Week four: oil and season',
          text: 'Try oil on the feet at bedtime, and one tip for the present season.',
        },
      ] satisfies Entry[],
      reminder: {
        heading: 'Keep a few notes',
        text: [
          'Write one line a day about sleep, appetite and mood. After a month you will know more about your own rhythm than any questionnaire can tell you. If something troubles you, take the notes to a licensed health professional.',
        ],
      },
    },
  },
  related: ['lifestyle-practices', 'educational-guides', 'health-conditions'],
} satisfies ResourcePage
