import { Badge, BulletList, Card, CardTitle } from 'shared-ui'
import type { SeasonGuide } from '../../content/educational-guides'

/** A season, the dosha that tends to rise in it, and what helps. */
export function SeasonGuideCard({ guide }: { guide: SeasonGuide }) {
  return (
    <Card>
      <div className="re:flex re:flex-wrap re:items-center re:justify-between re:gap-2">
        <CardTitle>{guide.season}</CardTitle>
        <Badge>{guide.dosha}</Badge>
      </div>
      <p className="re:mt-2 re:mb-4 re:text-muted">{guide.text}</p>
      <BulletList items={guide.tips} />
    </Card>
  )
}
