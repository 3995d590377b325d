import { useRef, useState } from 'react'
import type { ProgramCode } from '../../content/programs'
import { GoalChoice } from './goal-choice'
import { PathwayDiagram } from './pathway-diagram'
import { RouteSummary } from './route-summary'

/** Kept until the next full load: back from a page of the route, the goal is there, and so is the position on the page. */
let keptGoal: ProgramCode | undefined

/** All programs; a chosen goal highlights the way to it. */
export function PathwayWithGoal() {
  const [goal, setGoal] = useState(keptGoal)
  const choose = (next?: ProgramCode) => setGoal((keptGoal = next))
  const choice = useRef<HTMLFieldSetElement>(null)
  const clear = () => {
    // The pressed button goes away, and the focus with it.
    choice.current?.querySelector<HTMLElement>(':checked')?.focus()
    choose()
  }
  return (
    <>
      <GoalChoice ref={choice} goal={goal} onChoose={choose} />
      <div role="status">{goal && <RouteSummary goal={goal} onClear={clear} />}</div>
      <div className="pr:mt-8">
        <PathwayDiagram goal={goal} />
      </div>
    </>
  )
}
