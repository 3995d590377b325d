import { intakeMonths } from 'shared-ui/intake'

/** How to apply, step by step; the home page shows the titles. */
export const admissionSteps = [
  {
    title: 'Review prerequisites',
    description:
      'Most specialty programs require ALC. If you have studied elsewhere, credit may be given for verifiable credentials: send us the documents and we will compare them with our curriculum.',
  },
  {
    title: 'Complete the online application',
    description: `Until the application is live, an inquiry takes its place: tell us about yourself, your earlier studies and the program you have in mind. Applicants are placed on a waitlist for a ${intakeMonths} start.`,
  },
  {
    title: 'Submit transcripts and resume',
    description:
      'Send us your transcripts and a current resume in reply to the email with which we answer your inquiry. For ALC that means your high school diploma; for the other programs, also the diplomas of the programs before.',
  },
  {
    title: 'Schedule an admission consultation',
    description:
      'Meet us in an admission consultation. It is a conversation, not an examination: about your aims, the time you have, and whether the program suits you.',
  },
]
