import { CardTitle, Ruled, Term } from 'shared-ui'
import type { Phase } from '../../content/panchakarma-therapies'

export function PhaseCard({ phase }: { phase: Phase }) {
  return (
    <Ruled>
      <p className="kit-eyebrow">{phase.meaning}</p>
      <CardTitle lang="sa-Latn" className="re:mt-2">
        {phase.name}
      </CardTitle>
      <p className="re:mt-2">{phase.text}</p>
      <dl className="re:mt-4 re:space-y-3">
        {phase.steps.map(({ title, term, text }) => (
          <div key={title}>
            <dt className="re:font-semibold">
              {`${title} `}
              {term && <Term className="re:block re:font-normal re:text-gold-deep">{term}</Term>}
            </dt>
            <dd className="re:text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Ruled>
  )
}
