import { alcIntake } from 'shared-ui/intake'

/** The block on the page of every program that is not open for enrollment yet. */
export const comingSoon = {
  badge: 'Coming Soon',
  heading: 'Start Your Journey Today',
  text: 'This program will be available for enrollment in the near future.',
  advice: `Every pathway begins with ALC, the foundation program. ${alcIntake}`,
  enroll: { label: 'Enroll in ALC Foundation Program', href: '/coming-soon' },
  portal: { label: 'Already enrolled? Access Student Portal', href: '/coming-soon' },
}
