import type { ProgramCode, ProgramFamily } from '../../content/programs'
import { pathwayDiagram } from '../../content/pathway-diagram'
import { cn } from 'shared-ui'
import { leadsTo, routeTo } from '../programs/program-graph'
import { pathwayPlaces, type PathwayLine } from './pathway-layout'
import { PathwayLines } from './pathway-lines'
import { familyColours, PathwayProgram } from './pathway-program'

const families = Object.entries(pathwayDiagram.families) as [ProgramFamily, string][]

interface PathwayDiagramProps {
  /** The program of the page. On narrow screens only the way to it and what follows are there. */
  current?: ProgramCode
  /** The program that a visitor has chosen: the steps to it are numbered, and on narrow screens only they are there. */
  goal?: ProgramCode | undefined
}

/**
 * All programs and the lines between them, drawn from the prerequisites; the way to `current` or `goal` is highlighted. In the
 * markup it is a list of links; the lines are drawn behind it on wide screens.
 */
export function PathwayDiagram({ current, goal }: PathwayDiagramProps) {
  const end = current ?? goal
  const route = end && routeTo(end)
  const near = current ? new Set([...routeTo(current), ...leadsTo(current)]) : route
  const steps = goal ? [...routeTo(goal)] : []
  const isOnRoute = ({ to }: PathwayLine) => !!route?.has(to.code)
  return (
    <figure aria-label={pathwayDiagram.label}>
      <div className="pr:relative">
        <PathwayLines isOnRoute={isOnRoute} />
        <ol className="pr:relative pr:grid pr:gap-2.5 pr:lg:auto-cols-[minmax(0,1fr)] pr:lg:auto-rows-[2.75rem] pr:lg:gap-0">
          {pathwayPlaces.map((place) => (
            <PathwayProgram
              key={place.code}
              place={place}
              isCurrent={place.code === current}
              isNear={!near || near.has(place.code)}
              step={steps.indexOf(place.code) + 1}
              steps={steps.length}
            />
          ))}
        </ol>
      </div>
      <figcaption className="pr:mt-6 pr:text-sm pr:text-muted">
        {!current && pathwayDiagram.caption}
        <span aria-hidden="true" className="pr:mt-3 pr:flex pr:flex-wrap pr:gap-x-6 pr:gap-y-2">
          {families.map(([family, label]) => (
            <span key={family} className="pr:flex pr:items-center pr:gap-2">
              <span className={cn('pr:size-4 pr:rounded-sm pr:border', familyColours[family])} />
              {label}
            </span>
          ))}
        </span>
      </figcaption>
    </figure>
  )
}
