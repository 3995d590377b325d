import { healthConditions } from '../../content/health-conditions'
import { RunningText } from '../parts/running-text'

/** Concerns with both columns visible on any screen: a table would hide the warning signs on a phone. */
export function ConcernList() {
  const { concerns, seekCareLabel } = healthConditions.sections.concerns
  return (
    <ul className="re:rounded-card re:border re:border-line re:bg-paper re:px-5 re:py-2 re:lift-card re:md:px-7">
      {concerns.map(({ name, tradition, seekCare }) => (
        <li
          key={name}
          className="re:grid re:gap-4 re:border-b re:border-line re:py-5 re:last:border-b-0 re:md:grid-cols-2 re:md:gap-8"
        >
          <div>
            <h3 className="re:font-serif re:text-h3">{name}</h3>
            <p className="re:mt-1 re:text-muted">{tradition}</p>
          </div>
          <div className="re:rounded-md re:bg-blush re:px-5 re:py-4">
            <h4 className="re:text-sm re:font-semibold">{seekCareLabel}</h4>
            <p className="re:mt-1">
              <RunningText text={seekCare} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
