import { BulletList, CardTitle, Ruled } from 'shared-ui'
import type { PanchakarmaAction } from '../../content/panchakarma-actions'
import { panchakarmaTherapies } from '../../content/panchakarma-therapies'
import { RunningText } from '../parts/running-text'

const { labels } = panchakarmaTherapies.sections.fiveActions

export function ActionCard({ action }: { action: PanchakarmaAction }) {
  return (
    <Ruled>
      <CardTitle lang="sa-Latn">{action.name}</CardTitle>
      <p className="re:mt-1 re:text-gold-deep">{action.meaning}</p>
      {action.season && (
        <p className="re:mt-3">
          <span className="re:font-semibold">{labels.season}:</span>
          {` ${action.season}`}
        </p>
      )}
      <p className="re:mt-4">
        <RunningText text={action.description} />
      </p>
      <div className="re:mt-6 re:grid re:gap-6 re:md:grid-cols-2 re:md:gap-8">
        <div>
          <h4 className="kit-eyebrow">{labels.benefits}</h4>
          <BulletList
            items={action.benefits.map((text) => (
              <RunningText key={text} text={text} />
            ))}
            className="re:mt-3"
          />
        </div>
        <div className="re:self-start re:rounded-md re:bg-blush re:p-5">
          <h4 className="kit-eyebrow">{labels.cautions}</h4>
          <p className="re:mt-3">{action.cautions}</p>
        </div>
      </div>
    </Ruled>
  )
}
