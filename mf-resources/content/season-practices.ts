/** The habits of one season. */
export interface SeasonPractices {
  name: string
  /** The mood of the season in a few words. */
  character: string
  text: string
  practices: string[]
}

/** The four seasons of a temperate year. */
export const seasonPractices: SeasonPractices[] = [
  {
    name: 'Spring',
    character: 'Light, warm and lively',
    text: 'Damp and coolness linger while the air warms. Habits turn lighter and brisker.',
    practices: [
      'Favour pungent, bitter and astringent tastes: leafy greens, radish, barley, ginger.',
      'Brush the skin with dry hands or a soft dry brush before your shower.',
      'Move briskly in the morning, and leave out the afternoon nap.',
      'Clear a shelf or a room.',
    ],
  },
  {
    name: 'Summer',
    character: 'Cool, sweet and easy',
    text: 'Heat and long light run high. Habits slow down and cool off.',
    practices: [
      'Favour sweet and bitter tastes: cucumber, melon, basmati rice, coriander, mint.',
      'Exercise early or late, and keep out of the midday sun.',
      'Walk in the moonlight, as the old poets advise, or by the water at dusk.',
      'Leave one evening a week free of plans and screens.',
    ],
  },
  {
    name: 'Fall',
    character: 'Warm, moist and steady',
    text: 'Wind, dryness and change arrive together. Habits become regular and grounding.',
    practices: [
      'Favour cooked, moist food with sweet, sour and salty tastes: soups, stews, root vegetables.',
      'Give oil massage more time, and follow it with a warm bath.',
      'Keep regular hours for meals and sleep, above all when the clocks change.',
      'Say no to one thing each week.',
    ],
  },
  {
    name: 'Winter',
    character: 'Nourishing, warm and slow',
    text: 'Cold and darkness invite rest, and the texts describe digestion as strong. Habits nourish and protect.',
    practices: [
      'Eat substantial warm meals with ginger, cinnamon, cumin and a little good oil or ghee.',
      'Exercise moderately indoors or out, and get daylight before noon.',
      'Keep head, ears and feet warm; sesame oil is the traditional choice for massage.',
      'Go to bed early and meet friends often.',
    ],
  },
]
