import { sample, site } from 'shared-ui'

/** A plant of the illustrations in shared-ui. */
type Plant = 'brahmi' | 'turmeric' | 'tulsi' | 'lotus'

/** A value of the college, with the plant that illustrates it. */
export interface Value {
  title: string
  description: string
  plant: Plant
}

/** One of the parties behind the college, and its responsibilities. */
interface Party {
  title: string
  description: string
  duties: string[]
}

/** The head of the page. */
export const aboutHeader = {
  eyebrow: 'About the college',
  title: 'A place to study Ayurveda well',
  lead: `${site.collegeName} teaches the knowledge of life in Victoria, British Columbia, and online. This page tells you what we are here for, what we hold to, and who is behind the college.`,
}

export const mission = {
  title: 'Our mission',
  statement:
    'To teach Ayurveda as a living body of knowledge: true to its sources, honest about its limits, and useful in the lives of the people our graduates will serve.',
  paragraphs: [
    'Ayurveda is one of the oldest traditions of health knowledge that people still practise. It begins with ordinary things, with what you eat, when you sleep, how the season turns, and it asks you to observe them closely before it asks anything else of you. We think that this discipline of attention is as useful on Vancouver Island today as it was to the authors of the classical texts.',
    'So we teach it as a craft. Students learn the language and the reasoning of the texts, then the skills: to listen, to cook, to choose herbs with care, to work with their hands. They learn anatomy and physiology along with the doshas, and the rules that protect clients in Canada along with the verses. And they learn to say “this is beyond what I do” early, clearly and without embarrassment.',
    'Not everyone who studies here has to become a practitioner. What you learn can go into teaching, nursing, bodywork or a restaurant kitchen, or simply into your own home. If you live with more attention and help others to do the same, the college has done its work.',
  ],
}

export const values: { eyebrow: string; title: string; lead: string; items: Value[] } = {
  eyebrow: 'Values',
  title: 'Four values we teach by',
  lead: 'They decide how a lesson is prepared, how a question is answered, and what we leave out.',
  items: [
    {
      title: 'Authenticity',
      description:
        'We teach from the classical texts and say which one. Where the texts disagree, we show the disagreement; where a practice is modern, we call it modern. Sanskrit terms are kept where they carry meaning and explained the first time they appear.',
      plant: 'lotus',
    },
    {
      title: 'Excellence',
      description:
        'Hours are counted, skills are observed, feedback is specific. We prefer small steps done properly to impressive lists of subjects, and we ask of our teachers what we ask of our students: to keep studying.',
      plant: 'turmeric',
    },
    {
      title: 'Integration of secular ancient wisdom with modern practice',
      description:
        'We teach Ayurveda as secular knowledge, open to people of any belief or none. We teach it together with anatomy, ethics and research literacy, and it leads to working well with licensed health professionals, never around them.',
      plant: 'brahmi',
    },
    {
      title: 'Community-centered learning',
      description:
        'People learn Ayurveda from people: at the stove, at the massage table, in conversation. Students practise with each other, and the association’s wider community shares its experience with them.',
      plant: 'tulsi',
    },
  ],
}

export const history = {
  eyebrow: 'History',
  title: 'How the college came about',
  steps: [
    {
      when: 'Meetings of the association',
      text: sample(
        'The college grew out of the provincial Ayurveda association. For years its members had met to read, cook and exchange cases, and again and again the same question came up: where can somebody in British Columbia study this properly, without moving away for it?',
        'The history of the college: when and by whom it was founded, what came before it',
      ),
    },
    {
      when: 'Talks, courses, a curriculum',
      text: sample(
        'At first there were evening talks and weekend courses, held in borrowed rooms with a camping stove for the cooking class. The people who came wanted more than an introduction. So a group of practitioners and teachers began to write a curriculum, from a foundation that anybody can begin with to the advanced work of a practitioner, each program building on the one before it.',
        'The history of the college: its first courses and how the curriculum was written',
      ),
    },
    {
      when: 'Today',
      text: 'The curriculum has ten programs. The foundation, Lifestyle Consultant (ALC), is taught online; the others follow it step by step as they are made ready.',
    },
  ],
}

export const structure = {
  eyebrow: 'Structure',
  title: 'Who is behind the college',
  lead: 'You should know whom you are dealing with before you enroll. Two parties share the work, and their tasks are kept apart.',
  parties: [
    {
      title: 'The association',
      description: `${site.collegeName} is an educational initiative of ${site.association}. It gives the college its purpose and its community.`,
      duties: [
        'Aims and values of the college',
        'Ties to practitioners across the province',
        'Public education, such as the podcast and the resource library',
      ],
    },
    {
      title: 'The company that delivers the programs',
      description: `The programs are delivered by ${site.deliveryCompany}. It is the party a student deals with from contract to diploma.`,
      duties: [
        'Academics: classes, teachers and assessment',
        'Contracts and tuition',
        'Student administration and records',
      ],
    },
  ] satisfies Party[],
  note: {
    title: 'What our diplomas are, and what they are not',
    text: 'A diploma of the college shows what you have studied and for how many hours. Ayurveda is not a regulated health profession in British Columbia, and our programs do not train anyone to diagnose or treat disease. Each program page describes its scope of practice.',
  },
}

export const aboutCall = {
  title: 'Come and meet us',
  text: 'Read about the people who teach here, or ask us what you would like to know.',
  actions: [
    { label: 'Meet the faculty', href: '/faculty' },
    { label: 'Contact Us', href: '/contact' },
  ],
}
