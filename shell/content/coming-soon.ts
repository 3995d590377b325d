import { site } from 'shared-ui'

/** Something the student portal will offer. */
interface PortalFeature {
  title: string
  description: string
}

export const comingSoon = {
  eyebrow: 'Coming soon',
  title: 'Our student portal and enrollment system are on their way',
  lead: 'We are preparing one place where you can enroll, study and stay in touch with the college. It is not live yet. Until then, a person will help you with all of it.',
  apply: { label: 'Apply for ALC by inquiry', href: '#quick-inquiry' },
  actions: [
    { label: 'Contact Us', href: '/contact' },
    { label: 'View Programs', href: '/programs' },
    { label: 'Back to Home', href: '/' },
  ],
  features: {
    title: 'What you will find there',
    lead: 'Four parts, one sign-in.',
    items: [
      {
        title: 'Online Enrollment',
        description:
          'Apply for a program, send your transcripts and resume, choose how you would like to pay, and see at any time which step comes next.',
      },
      {
        title: 'Student Dashboard',
        description:
          'Your programs, completed hours, dates and documents on one page, from your first module to your diploma.',
      },
      {
        title: 'Learning Management',
        description:
          'Lessons, readings, recordings and assignments in order, with the feedback of your teachers.',
      },
      {
        title: 'Community Access',
        description:
          'Study groups, practice partners and conversations with faculty and fellow students, wherever you live.',
      },
    ] satisfies PortalFeature[],
  },
  meanwhile: {
    title: 'Until the portal opens',
    paragraphs: [
      'A person does what the portal will do: answers your inquiry, takes you through the four steps and keeps your documents.',
      'If you are already a student and are missing a date, a document or a link, we will find it for you.',
    ],
  },
  help: {
    title: 'Need immediate assistance?',
    text: 'Send us an email and tell us what you are looking for. We respond within 24 hours.',
    mailLabel: 'Write to us at',
    mail: site.email,
  },
}
