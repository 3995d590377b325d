import type { PageProps } from 'shared-ui'
import { turmeric } from 'shared-ui/plants'
import { glossary } from '../../content/glossary'
import type { SubjectWords } from '../../content/glossary-words'
import { LibraryLayout } from '../layout/library-layout'
import { glossaryBreadcrumbs } from './glossary-breadcrumbs'
import { GlossarySection } from './glossary-section'

/** /resources/glossary. Its words are the page's data: no other page loads them. */
export default function GlossaryPage({ data: sections }: PageProps<SubjectWords[]>) {
  const { title, lead, related } = glossary
  return (
    <LibraryLayout
      title={title}
      lead={lead}
      breadcrumbs={glossaryBreadcrumbs}
      plant={turmeric}
      sections={sections}
      related={related}
    >
      {sections.map((section) => (
        <GlossarySection key={section.id} section={section} />
      ))}
    </LibraryLayout>
  )
}
