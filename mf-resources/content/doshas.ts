/** One of the three doshas, as the classical texts and current teaching describe it. */
export interface Dosha {
  name: string
  subtitle: string
  governs: string
  seat: string
  /** Traits of people in whom this dosha is prominent. */
  characteristics: string[]
  imbalanceSigns: string[]
}

/** The three doshas in their usual order. */
export const doshas: Dosha[] = [
  {
    name: 'Vata',
    subtitle: 'Air & Ether',
    governs: 'Movement: breath, nerve impulses, circulation, elimination and the play of thought.',
    seat: 'Its main seat is the colon and the region below the navel.',
    characteristics: [
      'Light, slender build',
      'Dry skin and hair',
      'Variable appetite and digestion',
      'Quick, creative mind',
      'Light, easily broken sleep',
    ],
    imbalanceSigns: [
      'Anxiety or restlessness',
      'Constipation and gas',
      'Trouble falling or staying asleep',
      'Dryness and cracking joints',
    ],
  },
  {
    name: 'Pitta',
    subtitle: 'Fire & Water',
    governs: 'Transformation: digestion, metabolism, body heat, sight and understanding.',
    seat: 'Its main seat is the small intestine and the middle of the body.',
    characteristics: [
      'Medium, well-proportioned build',
      'Warm skin that reddens or freckles easily',
      'Strong, regular appetite',
      'Focused, sharp intellect',
      'Discomfort in the heat',
    ],
    imbalanceSigns: [
      'Irritability or anger',
      'Acidity and heartburn',
      'Rashes and inflammation',
      'Excess heat and sweating',
    ],
  },
  {
    name: 'Kapha',
    subtitle: 'Water & Earth',
    governs: 'Structure: strength, lubrication, stability and endurance.',
    seat: 'Its main seat is the chest, the stomach and the upper body.',
    characteristics: [
      'Solid, strong build',
      'Smooth skin and thick hair',
      'Slow, steady digestion',
      'Calm mind and retentive memory',
      'Deep, long sleep',
    ],
    imbalanceSigns: ['Lethargy', 'Weight gain', 'Congestion and mucus', 'Attachment or low motivation'],
  },
]
