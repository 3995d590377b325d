import { BulletList, Card, CardTitle } from 'shared-ui'
import type { SeasonPractices } from '../../content/season-practices'

/** The habits of one season. */
export function SeasonCard({ season }: { season: SeasonPractices }) {
  return (
    <Card>
      <p className="kit-eyebrow">{season.character}</p>
      <CardTitle className="re:mt-2">{season.name}</CardTitle>
      <p className="re:mt-2 re:mb-4 re:text-muted">{season.text}</p>
      <BulletList items={season.practices} />
    </Card>
  )
}
