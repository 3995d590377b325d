import { cn } from 'shared-ui'
import type { ProgramFamily } from '../../content/programs'
import { pathwayDiagram } from '../../content/pathway-diagram'
import { pathwayGoal } from '../../content/pathway-goal'
import { findProgram, totalHours } from '../programs/program-graph'
import { requirementOf } from '../programs/program-words'
import type { PathwayPlace } from './pathway-layout'

const indents = ['', 'pr:pl-4', 'pr:pl-8', 'pr:pl-12', 'pr:pl-16']

/** The colours of a part of the pathway, here and in the legend. */
export const familyColours: Record<ProgramFamily, string> = {
  foundation: 'pr:border-gold pr:bg-gold pr:text-deep',
  clinical: 'pr:border-sage pr:bg-mist pr:text-deep',
  bodywork: 'pr:border-clay/50 pr:bg-blush pr:text-deep',
  both: 'pr:border-deep pr:bg-deep pr:text-cream',
}

/** One program of the diagram: a list step on a phone, a positioned box on a wide screen. */
export function PathwayProgram({
  place,
  isCurrent,
  isNear,
  step,
  steps,
}: {
  place: PathwayPlace
  isCurrent: boolean
  /** On the way to the program of the page or to the goal, or right after that program: narrow screens show only these. */
  isNear: boolean
  /** Its step on the way to a chosen goal, from 1; 0 if it is not on that way. */
  step: number
  steps: number
}) {
  const program = findProgram(place.code)
  return (
    <li
      className={cn(
        'pr:flex pr:items-center pr:lg:row-span-2 pr:lg:px-[11%]',
        indents[place.column],
        `pr:lg:col-start-${place.column + 1} pr:lg:row-start-${place.row * 2 + 1}`,
        !isNear && 'pr:max-lg:hidden',
      )}
    >
      <a
        href={`/programs/${place.code}`}
        aria-current={isCurrent ? 'page' : undefined}
        className={cn(
          'pr:relative pr:block pr:w-full pr:rounded-md pr:border pr:px-4 pr:py-2.5 pr:transition-shadow pr:lg:px-3',
          familyColours[program.family],
          isCurrent
            ? 'pr:[box-shadow:0_0_0_3px_var(--cream),0_0_0_6px_var(--gold-strong),var(--lift-card)]'
            : 'pr:lift-card pr:hover:lift-raised',
          step > 0 && 'pr:border-gold-strong pr:outline-2 pr:outline-gold-strong',
          (isCurrent || step > 0) && 'pr:forced-colors:border-4',
        )}
      >
        <span className="pr:flex pr:items-baseline pr:justify-between pr:gap-2 pr:text-xs">
          <span className="pr:font-bold">{program.code.toUpperCase()}</span>{' '}
          <span className="pr:whitespace-nowrap">
            {`${totalHours(program.code)} ${pathwayDiagram.hours}`}
          </span>
        </span>
        <span className="pr:block pr:text-sm pr:leading-[1.3] pr:font-semibold">{program.title}</span>
        <span className="pr:block pr:text-xs pr:lg:sr-only">
          {`${pathwayDiagram.requires} ${requirementOf(program)}`}
        </span>
        {isCurrent && <span className="pr:sr-only">{pathwayDiagram.current}</span>}
        {step > 0 && <Step step={step} steps={steps} />}
      </a>
    </li>
  )
}

/** On the corner, so that the box keeps its height. */
function Step({ step, steps }: { step: number; steps: number }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="pr:absolute pr:-top-3 pr:-left-3 pr:grid pr:size-6 pr:place-items-center pr:rounded-full pr:bg-gold-deep pr:text-xs pr:font-bold pr:text-cream"
      >
        {step}
      </span>
      <span className="pr:sr-only">{`${pathwayGoal.step} ${step} ${pathwayGoal.of} ${steps}`}</span>
    </>
  )
}
