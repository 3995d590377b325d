import { CardTitle, Ruled } from 'shared-ui'
import type { Guna } from '../../content/educational-guides'

export function GunaCard({ guna }: { guna: Guna }) {
  return (
    <Ruled>
      <CardTitle>
        <span lang="sa-Latn">{guna.name}</span>
      </CardTitle>
      <p className="re:mt-1 re:text-gold-deep">{guna.quality}</p>
      <p className="re:mt-3">{guna.description}</p>
    </Ruled>
  )
}
