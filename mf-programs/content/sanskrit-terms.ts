/**
 * Sanskrit words in running text that screen readers should pronounce as Sanskrit. Names of works, people, doshas and the
 * five actions are proper names, and words such as dosha, marma and yoga, or the plural gunas, have become English: they
 * stay unmarked.
 */
export const sanskritTerms = [
  'Abhyanga',
  'agni',
  'Dravyaguna',
  'Garshana',
  'guna',
  'Marma abhyanga',
  'Mukha abhyanga',
  'prabhava',
  'prakriti',
  'rasa',
  'rasa shastra',
  'Samsarjana krama',
  'Shirodhara',
  'Snehana',
  'Swedana',
  'udvartana',
  'vikriti',
  'vipaka',
  'virya',
]

/** The page that explains them all. */
export const glossaryPath = '/resources/glossary'
