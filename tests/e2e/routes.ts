/** Every route that search engines may list: those of docs/specification.md, and the glossary. */
export const routes = [
  '/',
  '/programs',
  ...['alc', 'ahc', 'ap', 'aap', 'ast', 'abt', 'amt', 'pkt', 'an', 'ah'].map((code) => `/programs/${code}`),
  '/admissions',
  '/faculty',
  '/about',
  '/contact',
  '/podcast',
  '/resources',
  ...[
    'classical-texts',
    'health-conditions',
    'lifestyle-practices',
    'panchakarma-therapies',
    'educational-guides',
    'research-links',
    'wellness-tools',
    'glossary',
  ].map((topic) => `/resources/${topic}`),
  '/coming-soon',
]
