import type { ProgramLevel } from './programs'

/** The programs summary on the home page. */
export const homePrograms = {
  eyebrow: 'Programs',
  heading: 'One pathway, ten programs',
  intro:
    'Our diplomas stack. Begin with the online foundation, continue into counselling, nutrition, herbalism or bodywork, and go exactly as far as your own work asks of you.',
  /** The five steps of the stair. A program's level in programs.ts puts it on a step. */
  levels: [
    {
      level: 'Foundation',
      text: 'Principles, routine, food and consulting skills, studied online. The beginning of every pathway.',
    },
    {
      level: 'Core Clinical',
      text: 'Counselling, nutrition and herbalism: the three programs of the consulting room.',
    },
    {
      level: 'Specialty',
      text: 'Spa, beauty and marma therapy, up to assistance in Panchakarma.',
    },
    {
      level: 'Advanced',
      text: 'The whole core clinical track brought together in one practitioner.',
    },
    {
      level: 'Expert',
      text: 'Both tracks complete. The highest credential of the college.',
    },
  ] satisfies { level: ProgramLevel; text: string }[],
  hoursUnit: 'hours',
  stats: { hours: 'maximum program hours', programs: 'unique programs' },
  button: { label: 'View all programs', href: '/programs' },
}
