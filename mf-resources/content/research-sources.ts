/** A place where studies are indexed. */
export interface Database {
  name: string
  description: string
  focus: string
}

/** A journal, tagged for the reader who wonders whether it can be read for free. */
interface Journal {
  name: string
  description: string
  type: 'Open Access' | 'Peer-Reviewed'
}

/** A field in which studies have been published. */
interface ResearchArea {
  title: string
  topics: string[]
}

/** A body that speaks for the profession or for research in one region. */
interface Organization {
  name: string
  region: string
  description: string
}

export const databases: Database[] = [
  {
    name: 'PubMed',
    description:
      'The index of biomedical literature kept by the United States National Library of Medicine, with the most precise search tools of the four.',
    focus: 'Biomedicine worldwide, including trials and systematic reviews',
  },
  {
    name: 'AYUSH Research Portal',
    description:
      'A portal of the Government of India’s Ministry of Ayush that sorts published work by system of medicine and type of study.',
    focus: 'Clinical, preclinical and fundamental research on Indian systems',
  },
  {
    name: 'DHARA',
    description:
      'The Digital Helpline for Ayurveda Research Articles, begun in Coimbatore with a grant from India’s Central Council for Research in Ayurvedic Sciences.',
    focus: 'Ayurveda articles gathered from several thousand journals',
  },
  {
    name: 'DOAJ',
    description:
      'The Directory of Open Access Journals, which lists journals that are free to read and meet its publishing standards.',
    focus: 'Open-access journals and articles in every field',
  },
]

export const journals: Journal[] = [
  {
    name: 'Journal of Ayurveda and Integrative Medicine',
    description:
      'Known as J-AIM and published by Elsevier: original research, reviews and debate on how the fields meet.',
    type: 'Open Access',
  },
  {
    name: 'AYU',
    description:
      'From the postgraduate institute at Jamnagar, India, where it began in 1964: literary, pharmaceutical and clinical studies.',
    type: 'Open Access',
  },
  {
    name: 'Journal of Research in Ayurvedic Sciences',
    description:
      'The quarterly of India’s Central Council for Research in Ayurvedic Sciences, with trials, protocols and reviews.',
    type: 'Open Access',
  },
  {
    name: 'Journal of Ethnopharmacology',
    description:
      'An Elsevier journal on plants and other substances in traditional use, Ayurvedic preparations among them.',
    type: 'Peer-Reviewed',
  },
  {
    name: 'Journal of Integrative and Complementary Medicine',
    description: 'Clinical research and commentary across whole systems of care, from yoga to Ayurveda.',
    type: 'Peer-Reviewed',
  },
]

export const researchAreas: ResearchArea[] = [
  {
    title: 'Metabolic health',
    topics: ['Type 2 diabetes', 'Blood lipids', 'Weight management', 'Digestion and the gut'],
  },
  {
    title: 'Musculoskeletal health',
    topics: ['Osteoarthritis', 'Rheumatoid arthritis', 'Back pain', 'Mobility'],
  },
  {
    title: 'Mental well-being',
    topics: ['Stress', 'Sleep', 'Anxiety', 'Memory and cognition'],
  },
  {
    title: 'Integrative care',
    topics: ['Supportive care in cancer', 'Skin conditions', 'Respiratory allergy', 'Healthy aging'],
  },
]

export const organizations: Organization[] = [
  {
    name: 'National Ayurvedic Medical Association',
    region: 'United States',
    description:
      'A professional body that describes three categories of Ayurvedic professionals and publishes guidance on each.',
  },
  {
    name: 'Association of Ayurvedic Professionals of North America',
    region: 'North America',
    description: 'A membership association for practitioners, teachers and students on the continent.',
  },
  {
    name: 'Ayurvedic Professionals Association',
    region: 'United Kingdom',
    description:
      'A membership body with tiers from student to practitioner, and a plain explanation of what each means.',
  },
  {
    name: 'European Ayurveda Association',
    region: 'Europe',
    description: 'An umbrella body that connects practitioners and institutions across countries.',
  },
  {
    name: 'Central Council for Research in Ayurvedic Sciences',
    region: 'India',
    description:
      'The research council under the Ministry of Ayush, which runs institutes and clinical and literary studies.',
  },
]
