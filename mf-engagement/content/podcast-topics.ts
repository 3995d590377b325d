import { sample } from 'shared-ui'

/** How many of the topics the podcast page shows. */
export const shownTopics = 6

/** Topics that guests may speak about, the most asked for first. */
export const podcastTopics = [
  'Daily routine for a coastal climate',
  'Eating with the seasons in British Columbia',
  'What the classical texts say about sleep',
  'From student to consultant: a first year in practice',
  'Herbs of India, herbs of the Pacific Northwest',
  'Panchakarma past and present',
  'Ayurveda and yoga: what they share and where they differ',
  'Reading Charaka today',
  'Cooking for the whole family by constitution',
  'Marma: points, pressure and touch',
  'Research in Ayurveda: what is being studied and how',
  'Working beside physicians, dietitians and counsellors',
  'Teaching an old tradition in a new country',
].map((topic) => sample(topic, 'A topic that guests are asked about'))
