import { CardTitle, Ruled } from 'shared-ui'
import { researchLinks } from '../../content/research-links'
import type { Database } from '../../content/research-sources'

const { focusLabel } = researchLinks.sections.databases

export function DatabaseCard({ database }: { database: Database }) {
  return (
    <Ruled>
      <CardTitle>{database.name}</CardTitle>
      <p className="re:mt-2">{database.description}</p>
      <p className="re:mt-4">
        <span className="re:font-semibold">{focusLabel}:</span>
        {` ${database.focus}`}
      </p>
    </Ruled>
  )
}
