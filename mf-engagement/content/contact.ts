import { site, type Crumb } from 'shared-ui'

/** The texts of the contact page. */
export const contact = {
  title: 'Contact',
  eyebrow: 'We are glad to hear from you',
  lead: 'Questions about a program, your earlier studies, a visit or a collaboration: write to us, and a person will answer within 24 hours.',
  form: {
    title: 'Send us a message',
    lead: 'For a question about one program, the Quick Inquiry Form on the admissions page is the shorter way.',
    link: { label: 'Go to the Quick Inquiry Form', href: '/admissions#quick-inquiry' },
  },
  emergency: {
    title: 'Not a health service',
    text: 'We cannot give medical advice by message. In British Columbia call 8‑1‑1 to speak with a nurse, and 9‑1‑1 in an emergency.',
  },
  studentSupport: {
    title: 'Student Support',
    text: 'Online enrollment and the student portal are not live yet. These links tell you what to expect.',
    links: ['View Enrollment Options', 'Create Student Account', 'Login to Portal', 'Access Dashboard'],
    href: '/coming-soon',
  },
  followUs: {
    title: 'Follow Us',
    text: 'Share this page, or follow the college.',
  },
  location: {
    title: 'Location',
    place: `Located at ${site.partnerSpa}`,
    visit: 'Please contact us to arrange a visit.',
  },
  mail: {
    title: 'Email',
    text: 'For anything that does not fit a form.',
  },
}

/** Breadcrumbs, shown on the page and given to search engines. */
export const contactBreadcrumbs: Crumb[] = [{ label: contact.title, to: '/contact' }]
