import { alcIntake } from 'shared-ui/intake'

/** The admissions summary on the home page. */
export const homeAdmissions = {
  eyebrow: 'Admissions',
  heading: 'Four steps of an application',
  intro: `You begin with Lifestyle Consultant (ALC), for which you need a high school diploma. ${alcIntake}`,
  enroll: { label: 'Enroll Now', href: '/coming-soon' },
  more: { label: 'How to apply', href: '/admissions' },
}
