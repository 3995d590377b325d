import { amalaki, ashwagandha, brahmi, guduchi, neem, sesame, turmeric, type Plant } from 'shared-ui/plants'
import type { Topic } from '../../content/topics'

export const topicPlant: Record<Topic, Plant> = {
  'classical-texts': brahmi,
  'health-conditions': guduchi,
  'lifestyle-practices': amalaki,
  'panchakarma-therapies': neem,
  'educational-guides': ashwagandha,
  'research-links': sesame,
  'wellness-tools': turmeric,
}
