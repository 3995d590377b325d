import { sample, site } from 'shared-ui'
import { enroll, portal } from './actions'

/** A standard of the curriculum: a short name, and the name spelled out. */
interface Standard {
  name: string
  fullName: string
}

/** One way to gain practical experience. */
interface ExperienceOption {
  title: string
  description: string
  features: string[]
}

/** The top of the home page. */
export const hero = {
  eyebrow: site.tagline,
  title: 'Ayurveda, carefully taught',
  lead: `The word means “knowledge of life”. ${site.shortName} teaches it in ten diploma programs that build on one another: wellness, health counselling, therapy and nutrition, from a first foundation online to years of practice.`,
  enroll,
  portal,
  scroll: { label: 'Scroll to explore', href: '#about' },
}

/** The college in short. */
export const aboutSummary = {
  eyebrow: 'About the college',
  title: 'Rooted in a tradition, at home on this coast',
  lead: `${site.collegeName} is an educational initiative of ${site.association}: people who study, practise, cook and garden by Ayurveda, and who wanted a place where it is taught thoroughly and close to home.`,
  paragraphs: [
    'We read the classical texts closely, and we read them as people of our own time: with anatomy, ethics and research literacy, and with questions welcome in every class. Nothing here asks for belief. It asks for attention, practice and patience.',
    'You may come from a yoga studio or a spa, from a kitchen, a garden or health care, from raising a family. One program may be all you need to live differently afterwards. Or you walk the whole pathway, and make it your profession.',
  ],
  action: { label: 'Read about our mission', href: '/about' },
}

/** The college's own standards for the curriculum; they name no outside body. */
export const standardsSummary = {
  eyebrow: 'Our standards',
  title: 'What the curriculum is held to',
  lead: sample(
    'Six standards of our own, in plain words, so that you can ask us about any one of them.',
    'Confirmation of the six curriculum standards on the home page, or the standards to show instead',
  ),
  standards: [
    {
      name: 'Classical sources',
      fullName: 'What comes from Charaka, Sushruta or Ashtanga Hridaya is taught with its source',
    },
    {
      name: 'Open hours',
      fullName: 'Study and practice hours are stated for every program and add up along the pathway',
    },
    {
      name: 'Guided practice',
      fullName: 'Skills are shown, practised and corrected before anyone uses them with a client',
    },
    {
      name: 'Clear scope',
      fullName:
        'Students learn what their work covers and when a client belongs with a licensed health professional',
    },
    {
      name: 'Safety first',
      fullName:
        'Contraindications, hygiene and the safe use of herbs are taught with the practices they belong to',
    },
    {
      name: 'Evidence literacy',
      fullName: 'Research is read for what it shows and for what it does not',
    },
  ] satisfies Standard[],
}

/** The people who teach, in short. Their portraits and names come from faculty.ts. */
export const facultySummary = {
  eyebrow: 'Faculty',
  title: 'Seven people who practise what they teach',
  lead: sample(
    'Some grew up with Ayurveda, others found it late and stayed. They consult, cook, formulate, massage and read, and they teach it.',
    'What the home page tells of the faculty',
  ),
  action: { label: 'Meet the faculty', href: '/faculty' },
}

/** Ways to practise while studying. */
export const experienceSummary = {
  eyebrow: 'Practical experience',
  title: 'Where students practise',
  lead: sample(
    'Warm oil and a good conversation are learned by doing. Depending on the program, students practise in these places.',
    'Confirmation of the four ways to gain practical experience on the home page, or those to show instead',
  ),
  options: [
    {
      title: 'Supervised consultations',
      description:
        'From listening in to leading the conversation yourself, with a teacher in the room and time to reflect afterwards.',
      features: [
        'A full intake and clear notes',
        'Food and routine plans people can keep',
        'Feedback after every session',
      ],
    },
    {
      title: `Internship at ${site.partnerSpa}`,
      description:
        'Hands-on weeks in a working spa in Victoria, where the day is planned around guests, linen and warm oil.',
      features: [
        'Body therapies in their proper sequence',
        'Preparing a room, oils and herbs',
        'Hygiene, consent and guest care',
      ],
    },
    {
      title: 'Study and internship in India',
      description:
        'A stay where Ayurveda is everyday life: in the clinic, at the herb market, in the kitchen and in the garden.',
      features: [
        'Observation of experienced practitioners',
        'Medicinal plants where they grow',
        'Preparation of Panchakarma therapies',
      ],
    },
    {
      title: 'Placements across North America',
      description:
        'For students who live elsewhere, internships can also be arranged at other facilities on this continent.',
      features: [
        'Closer to your own home',
        'Goals agreed before you begin',
        'A member of faculty who stays in touch',
      ],
    },
  ] satisfies ExperienceOption[],
}

/** The last section of the home page. */
export const contactCall = {
  eyebrow: 'Contact',
  title: 'Begin with a conversation',
  text: 'You may be weighing up a program, a change of work, or simply a question. Write to us as you would to a person, because one will answer. We respond within 24 hours.',
  contact: { label: 'Contact Us', href: '/contact' },
  enroll,
}
