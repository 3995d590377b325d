import { BulletList, CardTitle, Ruled } from 'shared-ui'
import type { Dosha } from '../../content/doshas'
import { educationalGuides } from '../../content/educational-guides'

const { labels } = educationalGuides.sections.threeDoshas

export function DoshaCard({ dosha }: { dosha: Dosha }) {
  return (
    <Ruled>
      <p className="kit-eyebrow">{dosha.subtitle}</p>
      <CardTitle lang="sa-Latn" className="re:mt-2">
        {dosha.name}
      </CardTitle>
      <p className="re:mt-2">{`${dosha.governs} ${dosha.seat}`}</p>
      <h4 className="re:mt-5 re:mb-2 re:font-semibold">{labels.characteristics}</h4>
      <BulletList items={dosha.characteristics} />
      <h4 className="re:mt-5 re:mb-2 re:font-semibold">{labels.imbalanceSigns}</h4>
      <BulletList items={dosha.imbalanceSigns} />
    </Ruled>
  )
}
