import { BulletList, CardTitle, Ruled } from 'shared-ui'
import type { SeasonPractices } from '../../content/season-practices'

export function SeasonCard({ season }: { season: SeasonPractices }) {
  return (
    <Ruled>
      <p className="kit-eyebrow">{season.character}</p>
      <CardTitle className="re:mt-2">{season.name}</CardTitle>
      <p className="re:mt-2 re:mb-4">{season.text}</p>
      <BulletList items={season.practices} />
    </Ruled>
  )
}
