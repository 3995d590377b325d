import { Card, CardTitle } from 'shared-ui'
import type { Topic } from '../../content/overview'

/** One topic. */
export function TopicCard({ topic: { title, text } }: { topic: Topic }) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <p className="tp:mt-3">{text}</p>
    </Card>
  )
}
