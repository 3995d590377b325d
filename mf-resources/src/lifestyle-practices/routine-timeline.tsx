import { Term } from 'shared-ui'
import type { RoutineStep } from '../../content/lifestyle-practices'
import { RowList } from '../parts/row-list'
import { RunningText } from '../parts/running-text'

export function RoutineTimeline({ steps }: { steps: RoutineStep[] }) {
  return (
    <RowList as="ol">
      {steps.map((step) => (
        <li key={step.title} className="re:grid re:gap-1 re:py-4 re:md:grid-cols-4 re:md:gap-6">
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
    </RowList>
  )
}
