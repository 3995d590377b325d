import { Pronunciation, Term, type GlossaryEntry } from 'shared-ui'
import type { SubjectWords } from '../../content/glossary-words'
import { PageSection } from '../parts/page-section'

export function GlossarySection({ section }: { section: SubjectWords }) {
  return (
    <PageSection section={section}>
      <dl className="re:grid re:gap-x-10 re:md:grid-cols-2">
        {section.entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </dl>
    </PageSection>
  )
}

/** A word and its explanation, which the kit's `ExplainedTerm` shows in the texts of any remote. */
function Entry({ id, term, iast, say, meaning }: GlossaryEntry) {
  return (
    <div
      id={id}
      className="re:border-t re:border-line re:py-4 re:target:bg-sand re:target:px-2 re:data-target:bg-sand re:data-target:px-2"
    >
      <dt className="re:font-semibold">
        <Term>{term}</Term>
      </dt>
      <dd className="re:mt-1">{meaning}</dd>
      <dd className="re:text-sm re:text-gold-deep">
        <Pronunciation say={say} iast={iast} />
      </dd>
    </div>
  )
}
