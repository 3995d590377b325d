import { Term } from 'shared-ui'
import type { RoutineStep } from '../../content/lifestyle-practices'
import { RunningText } from '../parts/running-text'

export function RoutineTimeline({ steps }: { steps: RoutineStep[] }) {
  return (
    <ol className="re:rounded-card re:border re:border-line re:bg-paper re:px-5 re:py-2 re:lift-card re:md:px-7">
      {steps.map((step) => (
        <li
          key={step.title}
          className="re:grid re:gap-1 re:border-b re:border-line re:py-4 re:last:border-b-0 re:md:grid-cols-4 re:md:gap-6"
        >
          <p className="re:font-semibold re:text-gold-deep">{step.time}</p>
          <div className="re:md:col-span-3">
            <h3 className="re:font-semibold">
              {`${step.title} `}
              {step.term && <Term className="re:ml-1 re:font-normal re:text-gold-deep">{step.term}</Term>}
            </h3>
            <p className="re:text-muted">
              <RunningText text={step.text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
