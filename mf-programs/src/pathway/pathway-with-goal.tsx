import { useRef, useState } from 'react'
import type { ProgramCode } from '../../content/programs'
import { GoalChoice } from './goal-choice'
import { PathwayDiagram } from './pathway-diagram'
import { routeTo } from './route'
import { RouteSummary } from './route-summary'

/** All programs; a chosen goal highlights the way to it. `tuition` is that of the program that every way begins with. */
export function PathwayWithGoal({ tuition }: { tuition: string }) {
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
      <div role="status">
        {goal && <RouteSummary route={routeTo(goal)} tuition={tuition} onClear={clear} />}
      </div>
      <div className="pr:mt-8">
        <PathwayDiagram goal={goal} />
      </div>
    </>
  )
}
