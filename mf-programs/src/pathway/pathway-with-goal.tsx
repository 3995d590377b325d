import { useRef, useState } from 'react'
import type { ProgramCode } from '../../content/programs'
import { GoalChoice } from './goal-choice'
import { PathwayDiagram } from './pathway-diagram'
import { RouteSummary } from './route-summary'

/** All programs; a chosen goal highlights the way to it. */
export function PathwayWithGoal() {
  const [goal, setGoal] = useState<ProgramCode>()
  const choice = useRef<HTMLFieldSetElement>(null)
  const clear = () => {
    // The pressed button goes away, and the focus with it.
    choice.current?.querySelector<HTMLElement>(':checked')?.focus()
    setGoal(undefined)
  }
  return (
    <>
      <GoalChoice ref={choice} goal={goal} onChoose={setGoal} />
      <div role="status">{goal && <RouteSummary goal={goal} onClear={clear} />}</div>
      <div className="pr:mt-8">
        <PathwayDiagram goal={goal} />
      </div>
    </>
  )
}
