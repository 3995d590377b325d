import ashwagandha from 'shared-ui/illustrations/ashwagandha.svg'
import brahmi from 'shared-ui/illustrations/brahmi.svg'
import lotus from 'shared-ui/illustrations/lotus.svg'
import neem from 'shared-ui/illustrations/neem.svg'
import tulsi from 'shared-ui/illustrations/tulsi.svg'
import turmeric from 'shared-ui/illustrations/turmeric.svg'
import type { Topic } from '../../content/topics'

/** The plant that decorates each page and its card. */
export const topicArt: Record<Topic, string> = {
  'classical-texts': brahmi,
  'health-conditions': neem,
  'lifestyle-practices': tulsi,
  'panchakarma-therapies': turmeric,
  'educational-guides': lotus,
  'research-links': ashwagandha,
  'wellness-tools': turmeric,
}
