import { Term } from 'shared-ui'
import type { Entry } from '../../content/resource-page'
import { RunningText } from './running-text'

export function EntryList({ entries }: { entries: Entry[] }) {
  return (
    <dl className="re:grid re:gap-x-10 re:md:grid-cols-2">
      {entries.map(({ title, term, text }) => (
        <div key={title} className="re:border-t re:border-line re:py-4 re:md:last:odd:col-span-2">
          <dt>
            <span className="re:font-semibold">{title}</span>{' '}
            {term && <Term className="re:ml-1 re:text-gold-deep">{term}</Term>}
          </dt>
          <dd className="re:mt-1 re:text-muted">
            <RunningText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
