/** One of the five actions, as classical texts describe it. */
export interface PanchakarmaAction {
  name: string
  meaning: string
  description: string
  benefits: string[]
  /** The season the texts name for healthy people, where they name one. */
  season?: string
  cautions: string
}

/** The five actions in their usual order. */
export const panchakarmaActions: PanchakarmaAction[] = [
  {
    name: 'Vamana',
    meaning: 'Therapeutic emesis',
    description:
      'After days of preparation, vomiting is brought about in the early morning to lead excess Kapha upward from the stomach and chest.',
    benefits: [
      'Described as foremost among the measures for Kapha',
      'Traditionally used for congestion, some breathing complaints and skin complaints',
      'Said to bring lightness of the chest and a clear appetite',
    ],
    season: 'Spring',
    cautions:
      'Pregnancy, childhood, old age, weakness, heart disease, high blood pressure, ulcers, bleeding, eating disorders.',
  },
  {
    name: 'Virechana',
    meaning: 'Therapeutic purgation',
    description:
      'A purgative, chosen for the person’s constitution and digestion, leads excess Pitta downward through the bowel.',
    benefits: [
      'Described as foremost among the measures for Pitta',
      'Traditionally used for complaints linked with liver, gut and skin',
      'Said to bring clear senses and an even digestion',
    ],
    season: 'Fall',
    cautions: 'Pregnancy, childhood, weakness, fever, rectal bleeding or prolapse, diarrhea, dehydration.',
  },
  {
    name: 'Basti',
    meaning: 'Medicated enema',
    description:
      'Herbal decoctions (Niruha) and oils (Anuvasana) are given by turns in a planned series, to reach Vata in its main seat, the colon.',
    benefits: [
      'Described as foremost among the measures for Vata; some call it half of all therapy',
      'Traditionally used for complaints of the bowel, back and joints',
      'Said to steady strength and movement',
    ],
    season: 'The rainy season',
    cautions:
      'Acute diarrhea, rectal bleeding, bowel disease, pregnancy, diabetes with complications, severe weakness.',
  },
  {
    name: 'Nasya',
    meaning: 'Nasal administration',
    description:
      'Oil, juice or powder is given through the nostrils, which the texts call the gateway to the head.',
    benefits: [
      'Described as the main measure for the region above the collarbones',
      'Traditionally used for complaints of head, neck and sinuses',
      'Said to keep the senses clear and the voice pleasant',
    ],
    cautions: 'A cold with fever, nasal bleeding, pregnancy, and directly after a meal, a bath or alcohol.',
  },
  {
    name: 'Raktamokshana',
    meaning: 'Letting of blood',
    description:
      'A measured amount of blood is withdrawn by leech, by opening a vein or by other means, where the texts see rakta, the blood, as disturbed.',
    benefits: [
      'Described as the main measure for disorders of rakta',
      'Traditionally used for some skin complaints and gout-like pain',
      'Said to relieve local heat and swelling',
    ],
    season: 'Fall',
    cautions: 'Anemia, bleeding disorders, blood thinners, pregnancy, frailty, and any risk of infection.',
  },
]
