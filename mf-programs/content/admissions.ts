import { alcIntake, intakeMonths } from 'shared-ui/intake'

/** The page /admissions. */
export const admissions = {
  title: 'Admissions',
  subtitle:
    'How to apply, what to have ready and where to ask. Tell us where you are, and we will help you find where to begin.',
  enroll: { label: 'Enroll Now', href: '/coming-soon' },
  inquiry: { label: 'Go to the Quick Inquiry Form', href: '#quick-inquiry' },
  welcome: {
    heading: 'Before you apply',
    paragraphs: [
      'People come to Ayurveda from many places: yoga studios and spas, kitchens and gardens, health care, teaching, raising a family. You do not need earlier training to begin with the Lifestyle Consultant program (ALC); a high school diploma is enough.',
      'ALC is the first step of every pathway, and at present the only program that accepts applicants. Reading its page is the best preparation for an application. If you already know that you would like to go on to a clinical or a bodywork program, say so in your application, and we will plan the order of your studies with you.',
      'Academics, contracts, tuition and student administration are in the hands of the company that delivers the programs for the college. You will hear from its staff at the later steps.',
    ],
    links: [
      { label: 'Read about ALC', href: '/programs/alc' },
      { label: 'Compare all programs', href: '/programs#compare' },
    ],
  },
  fees: {
    heading: 'Tuition fees',
    notice: {
      title: 'Our fees are being updated',
      text: 'Please check back soon, or contact us for current details.',
    },
    paragraphs: [
      'The fees of the Lifestyle Consultant program (ALC), the one that accepts applicants, are set: there are two ways to pay. The fees of the other programs will be published here before each of them opens.',
    ],
    links: [
      { label: 'See the ALC enrollment options', href: '/programs/alc#enrollment-options' },
      { label: 'Contact Us', href: '/contact' },
    ],
  },
  steps: {
    heading: 'How to apply',
    intro: 'Four steps, from the prerequisites to the conversation in which we decide together.',
  },
  waitlist: {
    title: `Waitlist for a ${intakeMonths} start`,
    text: `${alcIntake} You are placed on a waitlist, and we write to you when the dates are set.`,
  },
  prepare: {
    heading: 'What to have ready',
    items: [
      'The program that you would like to study',
      'Your high school diploma',
      'Transcripts or certificates of earlier study, if you ask for credit',
      'A current resume',
      'A few sentences on why you would like to study Ayurveda',
    ],
  },
  questions: {
    heading: 'Questions applicants ask',
    items: [
      {
        id: 'first-program',
        question: 'Which program should I begin with?',
        answer:
          'With ALC. It is required for all higher diplomas, and at present it is the only program that accepts applicants. If you have studied Ayurveda elsewhere, ask us about credit before you enroll.',
      },
      {
        id: 'from-outside-victoria',
        question: 'Can I study from outside Victoria?',
        answer:
          'ALC is taught online. The pages of the other programs describe their format; where each is taught will be said there before it opens.',
      },
      {
        id: 'work-and-study',
        question: 'Can I work while I study?',
        answer:
          'That depends on your week. ALC is taught online, and its 500 hours fit into a year at about ten hours a week. Tell us in your inquiry how much time you have.',
      },
      {
        id: 'whole-pathway',
        question: 'Do I have to decide on a whole pathway now?',
        answer:
          'No. Each program has a diploma of its own, and what you complete counts toward the programs that build on it. You can decide after ALC.',
      },
      {
        id: 'next-intake',
        question: 'When does the next intake begin?',
        answer: `The next start is planned for ${intakeMonths}. Applicants join a waitlist, and we write to everyone on it when the dates are set.`,
      },
    ],
  },
}

/** For search engines; apart from the texts, so that browsers do not load it. */
export const admissionsSearch = {
  title: 'Admissions',
  description: `How to apply: review prerequisites, complete the application, send transcripts and meet us. Waitlist for a ${intakeMonths} start, and quick inquiry form.`,
  keywords: ['Ayurveda college admissions', 'apply Ayurveda program', 'Ayurveda school Victoria BC'],
}
