import type { Topic } from './topics'

/** What search engines and link previews show for a page. */
interface PageDescription {
  /** One or two sentences, 120 to 160 characters. */
  description: string
  keywords: string[]
}

/** For the hub at /resources. */
export const hubDescription: PageDescription = {
  description:
    'A free library of Ayurveda: classical texts, daily and seasonal routines, Panchakarma, guides for beginners, research sources and practical wellness tools.',
  keywords: ['Ayurveda resources', 'Ayurveda library', 'learn Ayurveda', 'Ayurveda British Columbia'],
}

/** For each resource page. */
export const topicDescriptions: Record<Topic, PageDescription> = {
  'classical-texts': {
    description:
      'An introduction to the Sushruta Samhita, Charaka Samhita and Ashtanga Hridaya: what each contains, how they differ, and a study guide for new readers.',
    keywords: ['Sushruta Samhita', 'Charaka Samhita', 'Ashtanga Hridaya', 'Brihat Trayi'],
  },
  'health-conditions': {
    description:
      'How classical Ayurveda looks for the root causes of imbalance, what a holistic plan contains, and which signs call for a licensed health professional.',
    keywords: ['Ayurveda health', 'root causes in Ayurveda', 'agni', 'doshas and imbalance'],
  },
  'lifestyle-practices': {
    description:
      'Ayurvedic morning and evening routines step by step, with practices for spring, summer, fall and winter in a temperate climate such as coastal BC.',
    keywords: ['dinacharya', 'ritucharya', 'Ayurvedic daily routine', 'seasonal routine'],
  },
  'panchakarma-therapies': {
    description:
      'Vamana, Virechana, Basti, Nasya and Raktamokshana as classical texts describe them: the three phases, traditional benefits, cautions and who must avoid them.',
    keywords: ['Panchakarma', 'Vamana', 'Virechana', 'Basti', 'Nasya', 'Raktamokshana'],
  },
  'educational-guides': {
    description:
      'Ayurveda from the beginning: the three doshas with their signs of imbalance, prakriti and its assessment, living with the seasons, and the three gunas.',
    keywords: ['doshas', 'Vata Pitta Kapha', 'prakriti', 'gunas', 'introduction to Ayurveda'],
  },
  'research-links': {
    description:
      'Where to find published research on Ayurveda: four databases, five journals, four areas of clinical study, five professional organizations and reading advice.',
    keywords: ['Ayurveda research', 'Ayurveda journals', 'PubMed', 'AYUSH Research Portal', 'DHARA'],
  },
  'wellness-tools': {
    description:
      'Five practical Ayurvedic tools for daily routine, constitution, breath, herbs and seasons, with simple recipes for Vata, Pitta and Kapha and safety notes.',
    keywords: ['Ayurvedic recipes', 'dosha diet', 'pranayama', 'Ayurvedic herbs', 'daily routine checklist'],
  },
}
