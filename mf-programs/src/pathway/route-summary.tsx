import { ButtonLink } from 'shared-ui'
import { pathwayGoal } from '../../content/pathway-goal'
import type { ProgramCode } from '../../content/programs'
import { inquiryLink } from '../programs/inquiry-link'
import { findProgram, routeTo, totalHours } from '../programs/program-graph'
import { programTitle } from '../programs/program-words'
import { statusOf } from '../programs/status'
import { tuitionOf } from '../tuition/tuition-of'

const { route: heading, hours: hoursInTotal, first, ask, clear } = pathwayGoal

/** The programs on the way to a goal, in the order of study, and the first of them. */
export function RouteSummary({ goal, onClear }: { goal: ProgramCode; onClear: () => void }) {
  const programs = [...routeTo(goal)].map(findProgram)
  const [start] = programs
  const codes = programs.map(({ code }) => code.toUpperCase()).join(' → ')
  return (
    <div className="pr:mt-6 pr:border-l-4 pr:border-gold pr:pl-5">
      <p className="pr:font-semibold">{`${heading}: ${programTitle(findProgram(goal))}`}</p>
      <p className="pr:mt-1">{`${codes}, ${totalHours(goal)} ${hoursInTotal}.`}</p>
      {start && (
        <p className="pr:mt-1">
          {`${first}: `}
          <a href={`/programs/${start.code}`} className="pr:underline">
            {programTitle(start)}
          </a>
          {`. ${tuitionOf(start.code)}. ${statusOf(start)}.`}
        </p>
      )}
      <div className="pr:mt-4 pr:flex pr:flex-wrap pr:items-center pr:gap-x-6 pr:gap-y-3">
        <ButtonLink href={inquiryLink(goal)} variant="outline">
          {ask}
        </ButtonLink>
        <button
          type="button"
          onClick={onClear}
          className="kit-screen-only pr:min-h-6 pr:cursor-pointer pr:underline"
        >
          {clear}
        </button>
      </div>
    </div>
  )
}
