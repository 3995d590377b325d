import { healthConditions } from '../../content/health-conditions'
import { RowList } from '../parts/row-list'
import { RunningText } from '../parts/running-text'

/** Concerns with both columns visible on any screen: a table would hide the warning signs on a phone. */
export function ConcernList() {
  const { concerns, seekCareLabel } = healthConditions.sections.concerns
  return (
    <RowList>
      {concerns.map(({ name, tradition, seekCare }) => (
        <li key={name} className="re:grid re:gap-4 re:py-5 re:md:grid-cols-2 re:md:gap-8">
          <div>
            <h3 className="re:font-serif re:text-h3">{name}</h3>
            <p className="re:mt-1 re:text-muted">{tradition}</p>
          </div>
          <div className="re:rounded-md re:bg-blush re:px-5 re:py-4">
            <p className="re:text-sm re:font-semibold">{seekCareLabel}</p>
            <p className="re:mt-1">
              <RunningText text={seekCare} />
            </p>
          </div>
        </li>
      ))}
    </RowList>
  )
}
