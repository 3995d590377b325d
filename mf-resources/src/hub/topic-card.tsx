import { BulletList, LinkCard } from 'shared-ui'
import type { HubCard } from '../../content/hub'
import { pageLabels } from '../../content/page-labels'
import { topicPath, topics } from '../../content/topics'
import { topicPlant } from '../layout/topic-plant'
import { PlainText } from '../parts/running-text'

export function TopicCard({ card }: { card: HubCard }) {
  const { label, summary } = topics[card.topic]
  return (
    <LinkCard
      href={topicPath(card.topic)}
      title={label}
      action={pageLabels.open}
      eyebrow={<img src={topicPlant[card.topic].src} alt="" width="72" height="72" loading="lazy" />}
    >
      <p>{summary}</p>
      <BulletList
        items={card.contents.map((text) => (
          <PlainText key={text} text={text} />
        ))}
        className="re:mt-4"
      />
    </LinkCard>
  )
}
