/** A health subject: the tradition's view, and signs that need medical care. */
interface Concern {
  name: string
  tradition: string
  seekCare: string
}

/** Common concerns, each with some of the signs that need medical care first. */
export const concerns: Concern[] = [
  {
    name: 'Digestion',
    tradition:
      'Reviews appetite, mealtimes and combinations; warm, simple, regular meals are traditionally advised.',
    seekCare: 'Blood in the stool, lasting or severe pain, repeated vomiting, weight loss without a reason.',
  },
  {
    name: 'Sleep',
    tradition: 'Linked with Vata; regular hours, an early supper and oil on the feet are traditional.',
    seekCare: 'Weeks of poor sleep, loud snoring with pauses in breathing, low mood.',
  },
  {
    name: 'Stress and mood',
    tradition: 'Looks to routine, breath, company, nature and meditation.',
    seekCare:
      'Anxiety or low mood that limits daily life. For thoughts of suicide, call or text 9-8-8 at any hour.',
  },
  {
    name: 'Joints and back',
    tradition: 'Linked with Vata; warmth, oil massage and gentle movement are traditional.',
    seekCare: 'A hot, swollen joint, fever, injury, numbness, weakness, loss of bladder or bowel control.',
  },
  {
    name: 'Skin',
    tradition: 'Linked with Pitta and the blood; food, heat and stress are reviewed.',
    seekCare: 'A spreading or blistering rash, fever, swelling of the face, a mole that changes.',
  },
  {
    name: 'Seasonal congestion',
    tradition: 'Linked with Kapha; light, warm, gently spiced food is traditional.',
    seekCare: 'Wheezing or a lasting fever. Call 9-1-1 for chest pain or trouble breathing.',
  },
  {
    name: 'Weight and blood sugar',
    tradition: 'Linked with Kapha; the tradition looks to food and daily movement.',
    seekCare: 'Diabetes, high blood pressure or a thyroid condition, all of which need regular monitoring.',
  },
]
