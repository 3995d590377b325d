/** The page /search. */
export const searchPage = {
  title: 'Search',
  lead: 'Programs, resources, people and Sanskrit terms, in any spelling.',
  label: 'What are you looking for?',
  hint: 'For example: shirodhara, tuition, ginger, tridosha',
  loading: 'The texts of the site are being loaded.',
  failed: 'The search could not be loaded. All pages are listed below.',
  none: 'Nothing was found. Try another word, or choose from all pages below.',
  found: { one: 'part of a page found', many: 'parts of pages found', best: 'of which these are the best' },
  all: 'All pages',
}
