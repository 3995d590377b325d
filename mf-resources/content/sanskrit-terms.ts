/**
 * Sanskrit words in running text that screen readers should pronounce as Sanskrit. Names of works, people, doshas
 * and actions are proper names, and words such as dosha, yoga and ghee have become English: they stay unmarked.
 */
export const sanskritTerms = [
  'agni',
  'ama',
  'angas',
  'ayus',
  'bhramari',
  'brahma muhurta',
  'Brihat Trayi',
  'dhatu',
  'dhyana',
  'dinacharya',
  'gurvadi',
  'haridra',
  'kayachikitsa',
  'nadi shodhana',
  'Prakriti',
  'rakta',
  'rasayana',
  'ritucharya',
  'sama vritti',
  'samhita',
  'shalya',
  'Shamana',
  'Shodhana',
  'shunthi',
  'srotas',
  'svastha',
  'tulsi',
  'veda',
  'Vikriti',
]

/** The page that explains them all. */
export const glossaryPath = '/resources/glossary'
