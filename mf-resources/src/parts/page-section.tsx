import { Prose } from 'shared-ui'
import type { ReactNode } from 'react'
import type { Section } from '../../content/resource-page'
import { Paragraphs } from './paragraphs'
import { PlainText } from './running-text'

export function PageSection({ section, children }: { section: Section; children?: ReactNode }) {
  const headingId = `${section.id}-heading`
  return (
    <section id={section.id} aria-labelledby={headingId} className="re:space-y-6 re:md:space-y-8">
      <h2 id={headingId} className="re:mb-5 re:font-serif re:text-h2">
        <PlainText text={section.heading} />
      </h2>
      {section.intro.length > 0 && (
        <Prose>
          <Paragraphs texts={section.intro} />
        </Prose>
      )}
      {children}
    </section>
  )
}
