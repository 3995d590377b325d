import { sample } from 'shared-ui'
import { alcIntake } from 'shared-ui/intake'
import { portal } from './actions'

/** The words of the page around the seven people. */
export const facultyPage = {
  title: 'The people who teach here',
  lead: sample(
    'Practitioners, cooks, bodyworkers and scholars. Each of them still practises what they teach, and remembers being a beginner.',
    'What the faculty page tells of the faculty',
  ),
  listTitle: 'Our faculty',
  teaches: 'Teaches in',

  approach: {
    eyebrow: 'How we teach',
    title: 'Text, demonstration, practice',
    paragraphs: [
      'In the traditional way of learning, a student lived in the teacher’s house and watched how things were done. We cannot offer you the house, but we keep the idea: you learn from people who look at your work and tell you what they see.',
      'Lessons move between text, demonstration and practice. We read a verse in translation and take it apart, and you taste, touch or observe what it describes. Then you try it at home and report what happened.',
    ],
  },
  call: {
    title: 'Study with them',
    text: `Every pathway begins with the Lifestyle Consultant program (ALC), taught online. ${alcIntake}`,
    actions: [{ label: 'Enroll in ALC Program', href: '/coming-soon' }, portal],
  },
}

/** What is told of each person, by id. */
export const biographies: Record<string, string> = {
  'meera-nambiar': sample(
    'Meera grew up in Kerala above her grandfather’s herb store and studied Ayurveda in Thrissur before her family settled on Vancouver Island. She wrote the outline of our curriculum and teaches the classical texts: slowly, aloud, and with an eye for what a verse asks of the reader today. Her students know that every answer of hers begins with “it depends”, and that she will then say on what.',
    'Faculty member 1: biography',
  ),
  'ananda-wickramasinghe': sample(
    'Ananda comes from a family of practitioners in the hill country of Sri Lanka and has prepared oils and decoctions since he was a boy. He teaches the classical theory of Panchakarma and the patient art of preparation and aftercare, which he considers the greater part of the work.',
    'Faculty member 2: biography',
  ),
  'claire-beaumont': sample(
    'Claire ran a neighbourhood restaurant in Montréal for twenty years before she asked why some of her dishes left people lighter and others did not. She teaches Ayurvedic dietetics at the stove, with Island vegetables, and believes that a plan nobody can cook on a Tuesday evening is not a plan.',
    'Faculty member 3: biography',
  ),
  'harjit-dhaliwal': sample(
    'Harjit gardened before he could read and later managed quality control for a maker of herbal teas in the Fraser Valley. He teaches dravyaguna, the study of the properties of plants, together with the less poetic parts: labels, batch numbers, interactions, and when to leave a herb on the shelf.',
    'Faculty member 4: biography',
  ),
  'mei-lin-chow': sample(
    'Mei-Lin has worked in spas in Vancouver and Victoria for most of her life and came to marma late, with both hands full of questions. She teaches abhyanga, sequence and touch, and has a gift for making nervous beginners forget their hands.',
    'Faculty member 5: biography',
  ),
  'emmanuel-okafor': sample(
    'Emmanuel taught physiology in Lagos and Halifax and was, by his own account, a skeptic when he sat in on his first class here. He teaches the modern sciences of the body and how to read a study: what was measured, in whom, compared with what, and what it cannot tell us.',
    'Faculty member 6: biography',
  ),
  'leela-marchetti': sample(
    'Leela teaches daily and seasonal routine in the foundation program and looks after students from their first week on. A yoga teacher and mother of twins, she is the person to ask how an early morning routine survives in a house with small children.',
    'Faculty member 7: biography',
  ),
}
