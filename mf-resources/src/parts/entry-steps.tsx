import { Steps, Term } from 'shared-ui'
import type { Entry } from '../../content/resource-page'
import { RunningText } from './running-text'

export function EntrySteps({ entries }: { entries: Entry[] }) {
  return (
    <Steps
      steps={entries.map((entry) => ({ title: entry.title, description: <Description {...entry} /> }))}
    />
  )
}

function Description({ term, text }: Entry) {
  return (
    <p>
      {term && <Term className="re:mr-1 re:text-gold-deep">{term}</Term>}
      <RunningText text={term ? ` ${text}` : text} />
    </p>
  )
}
