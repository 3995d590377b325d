import { CardTitle, Ruled } from 'shared-ui'
import type { Database } from '../../content/research-sources'

export function DatabaseCard({ database, focusLabel }: { database: Database; focusLabel: string }) {
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
