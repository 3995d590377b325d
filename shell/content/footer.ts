/** The texts and links of the footer. */
export const footer = {
  about: '',
  quickLinksTitle: 'Quick links',
  studentLinksTitle: 'Students',
  studentLinks: [{ label: 'Student Login', to: '/coming-soon' }],
  shareTitle: 'Share this page',
  copyright: '© 2025',
  disclaimers: [''],
}
