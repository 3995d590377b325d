import { ButtonLink } from 'shared-ui'
import { pathwayGoal } from '../../content/pathway-goal'
import { programLabels } from '../../content/program-labels'
import { inquiryLink } from '../programs/inquiry-link'
import { programTitle } from '../programs/program-title'
import type { Route } from './route'

const { route: heading, hours: hoursInTotal, first, ask, clear } = pathwayGoal

interface RouteSummaryProps {
  route: Route
  /** The tuition of the first program, as the table has it. */
  tuition: string
  onClear: () => void
}

export function RouteSummary({ route: { goal, programs, hours }, tuition, onClear }: RouteSummaryProps) {
  const [start] = programs
  const codes = programs.map(({ code }) => code.toUpperCase()).join(' → ')
  return (
    <div className="pr:mt-6 pr:border-l-4 pr:border-gold pr:pl-5">
      <p className="pr:font-semibold">{`${heading}: ${programTitle(goal)}`}</p>
      <p className="pr:mt-1">{`${codes}, ${hours} ${hoursInTotal}.`}</p>
      {start && (
        <p className="pr:mt-1">
          {`${first}: `}
          <a href={`/programs/${start.code}`} className="pr:underline">
            {programTitle(start)}
          </a>
          {`. ${tuition}. ${start.open ? programLabels.statusOpen : programLabels.statusSoon}.`}
        </p>
      )}
      <div className="pr:mt-4 pr:flex pr:flex-wrap pr:items-center pr:gap-x-6 pr:gap-y-3">
        <ButtonLink href={inquiryLink(goal.code)} variant="outline">
          {ask}
        </ButtonLink>
        <button type="button" onClick={onClear} className="pr:min-h-6 pr:cursor-pointer pr:underline">
          {clear}
        </button>
      </div>
    </div>
  )
}
