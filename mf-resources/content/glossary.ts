import { glossaryPath } from './sanskrit-terms'
import type { Topic } from './topics'

/** The page /resources/glossary. */
export const glossary = {
  path: glossaryPath,
  title: 'Glossary',
  lead: 'Sanskrit words of our pages, with how to say them and what they mean here. Say “uh” as in “cut” and “aa” as in “father”; stress falls where the capitals are.',
  related: ['educational-guides', 'classical-texts', 'panchakarma-therapies'] satisfies Topic[],
}

/** For search engines; apart from the texts, so that browsers do not load it. */
export const glossarySearch = {
  description:
    'Sanskrit words of Ayurveda in plain English: agni, dosha, prakriti, Shirodhara and more, with how to say each and its form in scholarly letters.',
  keywords: ['Ayurveda glossary', 'Sanskrit terms', 'dosha meaning', 'Ayurveda pronunciation'],
}
