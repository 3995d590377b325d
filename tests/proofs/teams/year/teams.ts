/** The places where the simulation changes a remote: a text, and the file of one of its pages. */
export interface Team {
  name: string
  text: { file: string; words: string }
  page: string
}

/** The teams of the site except the shell's. */
export const teams: Team[] = [
  {
    name: 'mf-programs',
    text: { file: 'mf-programs/content/programs-overview.ts', words: 'How to read the hours' },
    page: 'mf-programs/src/overview-page/overview-page.tsx',
  },
  {
    name: 'mf-resources',
    text: { file: 'mf-resources/content/hub.ts', words: 'Where to begin' },
    page: 'mf-resources/src/hub/hub-page.tsx',
  },
  {
    name: 'mf-engagement',
    text: { file: 'mf-engagement/content/contact.ts', words: 'Send us a message' },
    page: 'mf-engagement/src/contact/contact-page.tsx',
  },
  {
    name: 'mf-sample',
    text: { file: 'mf-sample/src/sample-page.tsx', words: 'Raise a notice' },
    page: 'mf-sample/src/sample-page.tsx',
  },
]
