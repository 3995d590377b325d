/** What the tradition recommends eating when a dosha needs balance, with one dish. */
export interface DoshaDiet {
  dosha: 'Vata' | 'Pitta' | 'Kapha'
  focus: string
  foods: string[]
  recipe: { name: string; ingredients: string[]; method: string[] }
}

/** One diet for each dosha. */
export const doshaDiets: DoshaDiet[] = [
  {
    dosha: 'Vata',
    focus: 'Warm, moist and grounding; sweet, sour and salty tastes',
    foods: [
      'Cooked grains such as oats and rice',
      'Root vegetables and squash',
      'Soaked nuts, dates and stewed fruit',
    ],
    recipe: {
      name: 'Oat porridge with dates and cardamom',
      ingredients: [
        '1 cup rolled oats',
        '2½ cups water or milk of your choice',
        '4 soft dates, chopped',
        '¼ teaspoon each of cardamom and cinnamon',
        '2 teaspoons ghee or mild oil, and a pinch of salt',
      ],
      method: [
        'Warm the ghee with the spices until fragrant.',
        'Add oats, dates, salt and liquid.',
        'Simmer for ten minutes, stirring, until creamy. Eat warm.',
      ],
    },
  },
  {
    dosha: 'Pitta',
    focus: 'Cool and refreshing; sweet, bitter and astringent tastes',
    foods: [
      'Basmati rice and barley',
      'Cucumber, leafy greens and zucchini',
      'Sweet fruit, coconut and fresh herbs',
    ],
    recipe: {
      name: 'Mung and basmati bowl with coriander and cucumber',
      ingredients: [
        '½ cup split mung, rinsed and soaked for an hour',
        '½ cup basmati rice, rinsed',
        '1 teaspoon each of ground coriander and fennel, and a pinch of salt',
        '1 small cucumber, diced',
        'Fresh coriander, a squeeze of lime and a little shredded coconut',
      ],
      method: [
        'Simmer mung, rice, spices and salt in four cups of water for thirty minutes.',
        'Let it cool until just warm.',
        'Top with cucumber, coriander, coconut and lime.',
      ],
    },
  },
  {
    dosha: 'Kapha',
    focus: 'Light, warm and lively; pungent, bitter and astringent tastes',
    foods: [
      'Barley, millet and buckwheat',
      'Leafy greens, broccoli and cabbage',
      'Beans, lentils and warming spices',
    ],
    recipe: {
      name: 'Barley soup with greens and ginger',
      ingredients: [
        '½ cup pearl barley',
        '2 cups chopped kale, cabbage or chard',
        '1 carrot, diced',
        '1 tablespoon grated ginger',
        '½ teaspoon each of turmeric, cumin and black pepper',
        '1 teaspoon oil, and salt to taste',
      ],
      method: [
        'Warm the spices and ginger in the oil.',
        'Add barley, carrot and five cups of water; simmer for forty minutes.',
        'Stir in the greens for the last five minutes, and add salt.',
      ],
    },
  },
]
