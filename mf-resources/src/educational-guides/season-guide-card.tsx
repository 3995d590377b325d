import { Badge, BulletList, CardTitle, Ruled } from 'shared-ui'
import type { SeasonGuide } from '../../content/educational-guides'

export function SeasonGuideCard({ guide }: { guide: SeasonGuide }) {
  return (
    <Ruled>
      <div className="re:flex re:flex-wrap re:items-center re:justify-between re:gap-2">
        <CardTitle>{guide.season}</CardTitle>
        <Badge>{guide.dosha}</Badge>
      </div>
      <p className="re:mt-2 re:mb-4">{guide.text}</p>
      <BulletList items={guide.tips} />
    </Ruled>
  )
}
